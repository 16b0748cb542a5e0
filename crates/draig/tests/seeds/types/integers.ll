; RUN: dis
; Seed 002: Integer Type.
; Seed 004: Integer Type.
@a = global i1 true
@b = global i32 0
@c = global i1942652 0
@d = global i8388608 1
@e = global i128 -170141183460469231731687303715884105728
