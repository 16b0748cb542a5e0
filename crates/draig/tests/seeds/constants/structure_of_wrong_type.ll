; RUN: dis
; Seed 002: Complex Constants.
; STRICT: 4:28: element 1 of struct initializer doesn't match struct element type
@a = global { i32, float } { i32 4, i32 17 } ; error@28: element 1 of struct initializer doesn't match struct element type
