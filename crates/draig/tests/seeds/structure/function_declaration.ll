; RUN: dis
; Seed 000: Functions.
; Seed 004: Functions.
declare extern_weak hidden fastcc noundef zeroext i8 @f(i32, ptr noalias) unnamed_addr align 16 gc "statepoint-example" prefix i32 3 prologue i8 144
declare i32 @g(...) local_unnamed_addr
