; RUN: dis
; Seed 000: Functions.
; the entry block is %0, the first value after it %1; a label has to match the counter
define i32 @f() {
  %1 = add i32 1, 2
  br label %2
2:
  %3 = add i32 %1, 1
  ret i32 %3
}
