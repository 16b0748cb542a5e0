; RUN: dis
; Seed 004: Constant folding.
define zeroext i1 @_Z3fooi(i32 %0) {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 1
  %5 = load i32, i32* %2, align 4
  %6 = icmp sgt i32 %4, %5
  ret i1 %6
}
