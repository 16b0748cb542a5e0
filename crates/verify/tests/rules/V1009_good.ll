; RUN: verify
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"x", !1}
!1 = !{}
