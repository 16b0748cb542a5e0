; RUN: dis
; Seed 004: Constant folding.
define i32 @f(i32 %a) {
  %1 = add nsw i32 %a, 1
  ret i32 %1
}
