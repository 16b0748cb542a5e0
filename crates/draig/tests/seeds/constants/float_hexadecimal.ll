; RUN: dis
; Seed 002: Simple Constants.
; Seed 003: Simple constants.
@half = global half 0xH3C01
@bfloat = global bfloat 0xR3F81
@float = global float 0x3FF0000020000000
@double = global double 0x3FF0000000000001
@x86 = global x86_fp80 0xK4000C8F5C28F5C28F800
@ppc = global ppc_fp128 0xM3FF00000000000003CA0000000000000
@quad = global fp128 0xL00000000000000014000000000000000
@inf = global [3 x double] [double 0x7FF0000000000000, double 0xFFF0000000000000, double -0.0]
@nan = global [2 x half] [half 0xH7E00, half 0xHFC01]
