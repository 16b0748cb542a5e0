; RUN: dis
; Seed 002: Pointer Capture.
@glb = global i8 0
define i1 @f(ptr %a) {
 %c = icmp eq ptr %a, @glb
 ret i1 %c
}
