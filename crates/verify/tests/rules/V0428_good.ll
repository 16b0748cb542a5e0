; RUN: verify
@a = global i32 0
@llvm.compiler.used = appending global [1 x ptr] [ptr @a]
