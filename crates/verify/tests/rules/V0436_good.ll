; RUN: verify
@c = global i32 0
@a = alias i32, ptr @b
@b = alias i32, ptr @c
