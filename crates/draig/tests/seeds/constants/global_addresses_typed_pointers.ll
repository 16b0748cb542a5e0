; RUN: dis
; Seed 003: Addresses of global variables and functions.
@X = global i32 17
@Y = global i32 42
@Z = global [2 x i32*] [ i32* @X, i32* @Y ]
