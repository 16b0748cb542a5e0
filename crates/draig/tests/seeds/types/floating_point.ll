; RUN: dis
; Seed 002: Floating-Point Types.
; Seed 004: Floating Point Types.
@a = global half 1.0
@b = global bfloat 1.0
@c = global float 1.0
@d = global double 1.0
@e = global fp128 0xL00000000000000003FFF000000000000
@f = global x86_fp80 0xK3FFF8000000000000000
@g = global ppc_fp128 0xM3FF00000000000000000000000000000
