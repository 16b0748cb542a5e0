; RUN: verify
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)
