; RUN: verify
declare void @f(ptr nest, ptr)
