; RUN: dis
; Seed 002: Constant Expressions.
; STRICT: 4:17: invalid cast opcode for cast from 'i32' to 'i64'
@a = global i64 trunc (i32 1 to i64) ; error@17: invalid cast opcode for cast from 'i32' to 'i64'
