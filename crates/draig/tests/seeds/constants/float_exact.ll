; RUN: dis
; Seed 002: Simple Constants.
; Seed 003: Simple constants.
@a = global float 1.25
@b = global double 1.3
