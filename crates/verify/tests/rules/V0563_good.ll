; RUN: verify
declare ptr @f(i64) "alloc-variant-zeroed"="g"
