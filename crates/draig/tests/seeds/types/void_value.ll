; RUN: dis
; Seed 002: Void Type.
; STRICT: 4:13: void type only allowed for function results
@g = global void zeroinitializer ; error@13: void type only allowed for function results
