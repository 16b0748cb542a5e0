; RUN: dis
; Seed 002: Pointer Capture.
; an atomic access of whole bytes
@glb = global ptr null
@lock = global i8 1
define void @f(ptr %a) {
 store ptr %a, ptr @glb
 store atomic i8 0, ptr @lock release, align 1
 store ptr null, ptr @glb
 ret void
}
