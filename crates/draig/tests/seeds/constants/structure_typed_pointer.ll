; RUN: dis
; Seed 003: Complex constants.
@G = external global i32
@a = global { i32, float, i32* } { i32 4, float 17.0, i32* @G }
