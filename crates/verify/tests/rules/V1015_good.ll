; RUN: verify
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @f, ptr @f, i64 1}
@g = global i32 0
declare void @f()
