; RUN: verify ; error@file: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [0 x { i64, ptr, ptr }] []
