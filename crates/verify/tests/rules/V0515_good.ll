; RUN: verify
declare void @f(ptr writable)
