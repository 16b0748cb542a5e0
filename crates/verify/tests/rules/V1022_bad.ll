; RUN: verify ; error@file: incorrect number of operands in llvm.commandline metadata
!llvm.commandline = !{!0}
!0 = !{}
