; RUN: verify
define void @f(ptr %p) {
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) %p)
  ret void
}
