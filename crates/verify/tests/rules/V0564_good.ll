; RUN: verify
declare ptr @f(i64) "alloc-variant-zeroed"="g" "alloc-family"="a"
declare ptr @g(i64) allockind("alloc,zeroed") "alloc-family"="a"
