; RUN: verify
declare void @g(i32, ...)
define void @f(i32 %a) {
  musttail call void (i32, ...) @g(i32 %a) ; error@3: cannot guarantee tail call due to mismatched varargs
  ret void
}
