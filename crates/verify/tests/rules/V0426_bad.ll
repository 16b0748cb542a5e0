; RUN: verify ; error@file: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] zeroinitializer
