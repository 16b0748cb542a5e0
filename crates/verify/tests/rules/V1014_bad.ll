; RUN: verify ; error@file: expected a MDNode triple
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @f}
@g = global i32 0
declare void @f()
