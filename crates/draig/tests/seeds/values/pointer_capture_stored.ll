; RUN: dis
; Seed 002: Pointer Capture.
@glb = global ptr null
define void @f(ptr %a) {
 store ptr %a, ptr @glb
 ret void
}
