; RUN: dis
; Seed 002: Structure Type.
; Seed 004: Structure Type.
%T1 = type { i32, i8 }
%T2 = type <{ i32, i8 }>
@a = external global { i32, i32, i32 }
@b = external global { float, ptr }
@c = external global <{ i8, i32 }>
@d = external global %T1
@e = external global %T2
@f = external global {}
