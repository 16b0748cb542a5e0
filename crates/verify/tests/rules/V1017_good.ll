; RUN: verify
!llvm.module.flags = !{!0, !1}
!0 = !{i32 3, !"y", !2}
!1 = !{i32 1, !"x", i32 1}
!2 = !{!"x", i32 1}
