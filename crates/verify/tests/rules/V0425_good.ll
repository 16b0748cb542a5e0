; RUN: verify
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
