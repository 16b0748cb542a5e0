; RUN: dis
; Seed 000: Aliases.
@g = global i32 0
@a = alias i32, i32* @g
