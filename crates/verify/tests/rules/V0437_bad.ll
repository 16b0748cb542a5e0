; RUN: verify ; error@file: Alias cannot point to an interposable alias
@c = global i32 0
@a = alias i32, ptr @b
@b = weak alias i32, ptr @c
