; RUN: verify ; error@file: gc.get.pointer.base operand and result must be of the same type
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1))
