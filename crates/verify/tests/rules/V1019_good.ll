; RUN: verify
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"other", i32 1}
