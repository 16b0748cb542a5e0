; RUN: verify ; error@file: 'allocsize' element size argument is out of bounds
declare ptr @f(i64) allocsize(1)
