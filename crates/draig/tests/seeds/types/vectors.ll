; RUN: dis
; Seed 002: Vector Type.
; Seed 004: Vector Type.
declare void @a(<4 x i32>)
declare void @b(<8 x float>)
declare void @c(<2 x i64>)
declare void @d(<4 x ptr>)
declare void @e(<vscale x 4 x i32>)
declare void @f(<4 x i64*>)
