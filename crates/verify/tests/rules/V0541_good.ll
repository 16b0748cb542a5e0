; RUN: verify
declare void @f(ptr swiftasync, ptr)
