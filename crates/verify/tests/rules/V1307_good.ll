; RUN: verify
declare void @g()
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void @g()
  ret void
}
