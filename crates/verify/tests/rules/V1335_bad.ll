; RUN: verify
declare void @g()
define void @f(i32 %a) {
  musttail call void @g() ; error@3: cannot guarantee tail call due to mismatched parameter counts
  ret void
}
