; RUN: verify ; error@file: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(ptr byval(i32) inreg)
