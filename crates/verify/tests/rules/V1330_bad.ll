; RUN: verify
declare fastcc void @g(i32)
define void @f(i32 %a) {
  musttail call fastcc void @g(i32 %a) ; error@3: cannot guarantee tail call due to mismatched calling conv
  ret void
}
