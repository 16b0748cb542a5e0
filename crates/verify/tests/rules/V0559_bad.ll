; RUN: verify ; error@file: 'allocsize' number of elements argument must refer to an integer parameter
declare ptr @f(i64, ptr) allocsize(0, 1)
