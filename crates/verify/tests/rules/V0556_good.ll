; RUN: verify
declare ptr @f(i64) allocsize(0)
