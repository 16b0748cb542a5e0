; RUN: dis
; Seed 000: Functions.
define i32 @f() {
  br label %7
7:
  ret i32 0
}
