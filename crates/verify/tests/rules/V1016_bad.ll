; RUN: verify ; error@file: expected a Function or null
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @f, ptr @g, i64 1}
@g = global i32 0
declare void @f()
