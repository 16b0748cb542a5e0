; RUN: dis
; Seed 002: Complex Constants.
; STRICT: 4:23: constant expression type mismatch: got type '[3 x i32]' but expected '[2 x i32]'
@a = global [2 x i32] [ i32 42, i32 11, i32 74 ] ; error@23: constant expression type mismatch: got type '[3 x i32]' but expected '[2 x i32]'
