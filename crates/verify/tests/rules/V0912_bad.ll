; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0 ; error@3: Cycle detected in struct path
  ret void
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!3 = !{!"s", !4, i64 0}
!4 = !{!"t", !3, i64 0}
