; RUN: verify --for-llvm 23 ; error@file: signing of ctors/dtors should be requested via module flags
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr ptrauth (ptr @f, i32 1, i64 7), ptr null }]
declare void @f()
