; RUN: verify --no-upgrade
define void @f(ptr %p) {
  %x = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
