; RUN: verify
@b = available_externally global i32 0
@a = available_externally alias i32, ptr @b
