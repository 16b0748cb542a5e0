target triple = "aarch64-linux-gnu"
define void @f() { ret void }
define void @g() "branch-target-enforcement"="false" "sign-return-address"="none" { ret void }
define void @h() "branch-target-enforcement"="true" { ret void }
declare void @d()
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"branch-target-enforcement", i32 1}
!1 = !{i32 8, !"sign-return-address", i32 1}
!2 = !{i32 8, !"sign-return-address-all", i32 1}
!3 = !{i32 8, !"guarded-control-stack", i32 0}
