; RUN: verify
@llvm.used = appending global [1 x ptr] [ptr @llvm.used.thing]
@llvm.used.thing = global i32 0
