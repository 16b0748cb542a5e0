; RUN: verify ; error@file: llvm.errno.tbaa must have at least one operand
!llvm.errno.tbaa = !{}
