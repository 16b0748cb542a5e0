; RUN: verify ; error@file: invalid llvm.used member
@llvm.used = appending global [1 x ptr] [ptr inttoptr (i64 1 to ptr)]
