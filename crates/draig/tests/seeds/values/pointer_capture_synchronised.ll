; RUN: dis
; Seed 002: Pointer Capture.
; STRICT: 8:15: atomic store must have explicit non-zero alignment
@glb = global ptr null
@lock = global i1 true
define void @f(ptr %a) {
 store ptr %a, ptr @glb
 store atomic i1 false, ptr @lock release ; %a is captured because another thread can safely read @glb ; error@15: atomic store must have explicit non-zero alignment
 store ptr null, ptr @glb
 ret void
}
