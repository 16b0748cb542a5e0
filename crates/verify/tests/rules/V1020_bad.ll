; RUN: verify ; error@file: incorrect number of operands in llvm.ident metadata
!llvm.ident = !{!0}
!0 = !{}
