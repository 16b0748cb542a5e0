; RUN: dis
; Seed 000: DLL storage classes.
@in = external dllimport global i32
@out = dllexport global i32 0
@also = dllexport alias i32, ptr @out
declare dllimport void @f()
define dllexport void @g() { ret void }
