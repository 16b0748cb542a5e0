; RUN: dis
; Seed 002: Pointer Capture.
@glb = global ptr null
@glb2 = global ptr null
@glb3 = global ptr null
@glbi = global i32 0
define ptr @f(ptr %a, ptr %b, ptr %c, ptr %d, ptr %e) {
 store ptr %a, ptr @glb ; %a is captured by this call
 store ptr %b, ptr @glb2 ; %b isn't captured because the stored value is overwritten by the store below
 store ptr null, ptr @glb2
 store ptr %c, ptr @glb3
 call void @g() ; If @g makes a copy of %c that outlives this call (@f), %c is captured
 store ptr null, ptr @glb3
 %i = ptrtoint ptr %d to i64
 %j = trunc i64 %i to i32
 store i32 %j, ptr @glbi ; %d is captured
 ret ptr %e ; %e is captured
}
declare void @g()
