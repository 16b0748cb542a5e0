; RUN: verify ; error@file: gc.get.pointer.offset must return integer
declare ptr @llvm.experimental.gc.get.pointer.offset.p0(ptr)
