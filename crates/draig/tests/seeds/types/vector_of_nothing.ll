; RUN: dis
; Seed 002: Vector Type.
; STRICT: 4:18: zero element vector is illegal
declare void @a(<0 x i32>) ; error@18: zero element vector is illegal
