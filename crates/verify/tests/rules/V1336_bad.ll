; RUN: verify
declare void @g(i64)
define void @f(i32 %a) {
  musttail call void @g(i64 0) ; error@3: cannot guarantee tail call due to mismatched parameter types
  ret void
}
