; RUN: dis
; Seed 002: Use-list Order Directives.
; constants without operands have no use-list since LLVM 21
@a = global [2 x i32] [i32 7, i32 7]
uselistorder i32 7, { 1, 0 }
