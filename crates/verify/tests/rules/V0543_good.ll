; RUN: verify
declare void @f(i32, ptr inalloca(i32))
