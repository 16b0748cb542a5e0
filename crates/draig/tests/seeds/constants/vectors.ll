; RUN: dis
; Seed 002: Complex Constants.
; Seed 003: Complex constants.
@a = global <4 x i32> < i32 42, i32 11, i32 74, i32 100 >
@b = global <4 x i32> splat (i32 11)
@c = global <4 x i32> < i32 11, i32 11, i32 11, i32 11 >
@d = global <2 x float> splat (float 1.0)
define <vscale x 4 x i32> @f() { ret <vscale x 4 x i32> splat (i32 11) }
