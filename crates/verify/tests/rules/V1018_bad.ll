; RUN: verify ; error@file: invalid requirement on flag, flag does not have the required value
!llvm.module.flags = !{!0, !1}
!0 = !{i32 3, !"y", !2}
!1 = !{i32 1, !"x", i32 2}
!2 = !{!"x", i32 1}
