; RUN: dis
; Seed 002: Constant Expressions.
; Seed 003: Constant expressions.
@x = global i32 0
@a = global i64 ptrtoint (ptr @x to i64)
@b = global i64 ptrtoaddr (ptr @x to i64)
@c = global ptr inttoptr (i64 1234 to ptr)
@d = global ptr inttoptr (i64 ptrtoint (ptr @x to i64) to ptr)
@e = global ptr addrspace(1) addrspacecast (ptr @x to ptr addrspace(1))
@f = global ptr addrspacecast (ptr addrspace(1) addrspacecast (ptr @x to ptr addrspace(1)) to ptr)
@g = global i64 ptrtoint (ptr null to i64)
