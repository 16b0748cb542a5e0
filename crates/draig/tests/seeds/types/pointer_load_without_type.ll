; RUN: dis
; Seed 004: Pointer Type.
; STRICT: 6:18: expected comma after load's type
; the old form of a load; "load i64, ptr %p" is the new one
define i64 @f(i64* %p) {
  %v = load i64* %p ; error@18: expected comma after load's type
  ret i64 %v
}
