; RUN: verify ; error@file: Alias must point to a definition
@b = external global i32
@a = alias i32, ptr @b
