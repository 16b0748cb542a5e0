; RUN: dis
; Seed 000: Functions.
; Seed 002: Data Layout.
target datalayout = "P1"
define void @f() { ret void }
declare void @g() addrspace(2)
declare void @h() addrspace(0)
@p = global ptr addrspace(1) @f
