; RUN: dis
; Seed 003: Constant expressions.
@a = global i32 0
@b = global i8* bitcast (i32* @a to i8*)
@c = global i64 ptrtoint (i32* @a to i64)
@d = global i32 addrspace(1)* addrspacecast (i32* @a to i32 addrspace(1)*)
