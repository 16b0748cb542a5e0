; RUN: dis
; Seed 002: Pointer Capture.
; STRICT: 8:1: expected value token
; the result lacks its value
define i32 @f(ptr %a) {
 %v = load i32, ptr %a
 ret i32
} ; error@1: expected value token
