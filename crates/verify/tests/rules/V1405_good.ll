; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "cfguardtarget"(ptr %p) ]
  ret void
}
