; RUN: dis
; Seed 000: Aliases.
@g = global i32 0
@w = alias i32, ptr @g
@a = alias i32, ptr @w
