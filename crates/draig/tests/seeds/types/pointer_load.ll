; RUN: dis
; Seed 004: Pointer Type.
define i64 @f(ptr %p) {
  %v = load i64, ptr %p
  ret i64 %v
}
