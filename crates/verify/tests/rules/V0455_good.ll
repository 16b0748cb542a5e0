; RUN: verify
declare void @f(...)
