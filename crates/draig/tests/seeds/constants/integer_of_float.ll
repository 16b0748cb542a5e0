; RUN: dis
; Seed 002: Simple Constants.
; STRICT: 4:19: integer constant must have integer type
@a = global float 1 ; error@19: integer constant must have integer type
