; RUN: dis
; Seed 002: Pointer Capture.
@lookup = constant [4 x i8] [i8 0, i8 1, i8 2, i8 3]
define ptr @f(ptr %a) {
 %a.addr = ptrtoint ptr %a to i64
 %mask = and i64 %a.addr, 3
 %gep = getelementptr i8, ptr @lookup, i64 %mask
 ret ptr %gep
}
