; RUN: dis
; Seed 002: Constant Expressions.
; STRICT: 4:19: constexpr requires integer or integer vector operands
@a = global float add (float 1.0, float 2.0) ; error@19: constexpr requires integer or integer vector operands
