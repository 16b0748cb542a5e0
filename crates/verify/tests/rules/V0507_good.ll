; RUN: verify
declare void @f(ptr byval(i32))
