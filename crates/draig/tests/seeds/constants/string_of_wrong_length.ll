; RUN: dis
; Seed 002: Complex Constants.
; STRICT: 4:22: constant expression type mismatch: got type '[2 x i8]' but expected '[3 x i8]'
@a = global [3 x i8] c"ab" ; error@22: constant expression type mismatch: got type '[2 x i8]' but expected '[3 x i8]'
