; RUN: verify
!llvm.ident = !{!0}
!0 = !{!"me"}
