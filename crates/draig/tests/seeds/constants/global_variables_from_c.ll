; RUN: dis
; Seed 004: Global variables.
@a = dso_local global i32 1, align 4
@_ZL1a = internal global i32 1, align 4
