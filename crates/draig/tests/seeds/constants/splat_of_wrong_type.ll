; RUN: dis
; Seed 002: Complex Constants.
; STRICT: 4:23: constant expression type mismatch: got type 'i64' but expected 'i32'
@b = global <4 x i32> splat (i64 11) ; error@23: constant expression type mismatch: got type 'i64' but expected 'i32'
