; RUN: dis
; Seed 002: Constant Expressions.
; STRICT: 4:17: invalid cast opcode for cast from 'float' to 'i64'
@a = global i64 bitcast (float 1.0 to i64) ; error@17: invalid cast opcode for cast from 'float' to 'i64'
