; RUN: verify
declare void @f(ptr inalloca(i32))
