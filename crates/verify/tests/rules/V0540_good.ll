; RUN: verify
declare void @f(ptr swiftself, ptr)
