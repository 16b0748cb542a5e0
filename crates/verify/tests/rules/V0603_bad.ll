; RUN: verify ; error@file: gc.get.pointer.base must return a pointer
declare i32 @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)
