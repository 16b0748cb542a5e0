; RUN: verify ; error@file: members of llvm.compiler.used must be named
@0 = global i32 0
@llvm.compiler.used = appending global [1 x ptr] [ptr @0]
