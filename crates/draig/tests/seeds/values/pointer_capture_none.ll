; RUN: dis
; Seed 002: Pointer Capture.
define i32 @f(ptr %a) {
 %v = load i32, ptr %a
 ret i32 %v
}
