; RUN: verify ; error@file: wrong number of parameters
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr, ptr)
