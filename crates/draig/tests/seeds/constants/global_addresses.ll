; RUN: dis
; Seed 002: Global Variable and Function Addresses.
; Seed 003: Addresses of global variables and functions.
@X = global i32 17
@Y = global i32 42
@Z = global [2 x ptr] [ ptr @X, ptr @Y ]
