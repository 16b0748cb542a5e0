; RUN: verify ; error@file: 'allocsize' number of elements argument is out of bounds
declare ptr @f(i64) allocsize(0, 1)
