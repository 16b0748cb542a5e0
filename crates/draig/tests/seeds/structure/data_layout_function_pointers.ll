; RUN: dis
; Seed 002: Data Layout.
; the alignment of function pointers as a multiple of the function's
target datalayout = "e-Fn32"
define void @f() align 16 { ret void }
