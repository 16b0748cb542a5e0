; RUN: dis
; Seed 002: Pointer Authentication Constants.
@var = global i32 0
@a = global ptr ptrauth (ptr @var, i32 0)
@b = global ptr ptrauth (ptr @var, i32 1, i64 1234)
@c = global ptr ptrauth (ptr @var, i32 2, i64 1234, ptr @c)
@d = global ptr ptrauth (ptr @var, i32 2, i64 0, ptr @c)
