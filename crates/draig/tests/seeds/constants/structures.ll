; RUN: dis
; Seed 002: Complex Constants.
; Seed 003: Complex constants.
@G = external global i32
@a = global { i32, float, ptr } { i32 4, float 17.0, ptr @G }
@b = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@c = global {} {}
