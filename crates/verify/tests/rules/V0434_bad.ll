; RUN: verify ; error@file: available_externally alias must point to available_externally global value
@b = global i32 0
@a = available_externally alias i32, ptr @b
