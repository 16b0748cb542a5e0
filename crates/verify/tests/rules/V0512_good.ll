; RUN: verify
declare void @f(ptr writeonly)
