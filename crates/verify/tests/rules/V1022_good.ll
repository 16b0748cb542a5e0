; RUN: verify
!llvm.commandline = !{!0}
!0 = !{!"me"}
