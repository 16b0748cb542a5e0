; RUN: dis
; Seed 001: irr_loop.
; STRICT: 5:8: expected metadata operand
; a string without its exclamation mark
!0 = !{"loop_header_weight", i64 100} ; error@8: expected metadata operand
