; RUN: verify
declare ptr @f(i64) "alloc-variant-zeroed"="g"
declare ptr @g(i64) allockind("alloc,zeroed")
