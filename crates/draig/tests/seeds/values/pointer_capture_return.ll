; RUN: dis
; Seed 002: Pointer Capture.
define ptr @f(ptr %a) {
 %gep = getelementptr i8, ptr %a, i64 4
 ret ptr %gep
}
