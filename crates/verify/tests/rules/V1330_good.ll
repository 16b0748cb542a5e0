; RUN: verify
declare void @g(i32)
define void @f(i32 %a) {
  musttail call void @g(i32 %a)
  ret void
}
