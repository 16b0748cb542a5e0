; RUN: verify
declare ptr @f(i64, i64) allocsize(0, 1)
