target triple = "x86_64-unknown-linux-gnu"

@data = thread_local global i16 7

!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 8, !"branch-target-enforcement", i32 1}
!1 = !{i32 8, !"sign-return-address", i32 1}
!2 = !{i32 8, !"cf-protection-return", i32 1}
!3 = !{i32 8, !"cf-protection-branch", i32 1}
