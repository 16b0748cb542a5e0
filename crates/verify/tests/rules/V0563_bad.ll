; RUN: verify ; error@file: 'alloc-variant-zeroed' must not be empty
declare ptr @f(i64) "alloc-variant-zeroed"=""
