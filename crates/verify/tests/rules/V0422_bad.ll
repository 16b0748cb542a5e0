; RUN: verify ; error@file: invalid linkage for intrinsic global variable
@llvm.used = global [0 x ptr] []
