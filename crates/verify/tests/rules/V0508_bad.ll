; RUN: verify ; error@file: Attributes 'inalloca and readonly' are incompatible!
declare void @f(ptr inalloca(i32) readonly)
