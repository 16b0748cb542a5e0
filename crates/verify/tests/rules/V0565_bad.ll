; RUN: verify ; error@file: 'alloc-variant-zeroed' must name a function with 'allockind("zeroed")'
declare ptr @f(i64) "alloc-variant-zeroed"="g"
declare ptr @g(i64) allockind("alloc")
