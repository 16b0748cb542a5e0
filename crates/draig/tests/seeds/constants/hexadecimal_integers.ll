; RUN: dis
; Seed 002: Simple Constants.
@a = global i32 u0x8000
@b = global i32 s0x8000
@c = global i16 s0x8000
@d = global i16 s0x0FFF
@e = global i16 u0xFFFF
@f = global i64 s0xFFFF
@g = global i16 s0xFFFF
