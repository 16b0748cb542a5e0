; RUN: verify ; error@file: huge 'preallocated' arguments are unsupported
declare void @f(ptr preallocated([4294967296 x i8]))
