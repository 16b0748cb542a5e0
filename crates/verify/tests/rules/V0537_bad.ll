; RUN: verify ; error@file: Incompatible argument and return types for 'returned' attribute
declare i32 @f(ptr returned)
