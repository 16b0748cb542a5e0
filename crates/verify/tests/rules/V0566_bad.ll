; RUN: verify ; error@file: 'alloc-variant-zeroed' must name a function with the same signature
declare ptr @f(i64) "alloc-variant-zeroed"="g"
declare ptr @g(i32) allockind("alloc,zeroed")
