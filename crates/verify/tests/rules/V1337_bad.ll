; RUN: verify
declare void @g(i32)
define void @f(i32 %a) {
  musttail call void @g(i32 inreg %a) ; error@3: cannot guarantee tail call due to mismatched ABI impacting function attributes
  ret void
}
