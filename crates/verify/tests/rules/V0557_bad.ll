; RUN: verify ; error@file: 'allocsize' element size argument must refer to an integer parameter
declare ptr @f(ptr) allocsize(0)
