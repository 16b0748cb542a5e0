; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
