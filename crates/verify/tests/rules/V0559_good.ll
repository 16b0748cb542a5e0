; RUN: verify
declare ptr @f(i64, i32) allocsize(0, 1)
