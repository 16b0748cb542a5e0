; RUN: verify ; error@file: immarg attribute only applies to intrinsics
declare void @f(i32 immarg)
