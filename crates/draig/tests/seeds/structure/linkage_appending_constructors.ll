; RUN: dis
; Seed 000: Linkage types.
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 1, ptr @f, ptr @d }]
@d = global i32 0
define internal void @f() { ret void }
