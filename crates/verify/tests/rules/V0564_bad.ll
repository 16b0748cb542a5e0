; RUN: verify ; error@file: 'alloc-variant-zeroed' must name a function belonging to the same 'alloc-family'
declare ptr @f(i64) "alloc-variant-zeroed"="g" "alloc-family"="a"
declare ptr @g(i64) allockind("alloc,zeroed") "alloc-family"="b"
