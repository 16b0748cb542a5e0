; RUN: dis
; Seed 002: Vector Type.
; STRICT: 4:27: invalid vector element type
@a = external global <2 x { i32 }> ; error@27: invalid vector element type
