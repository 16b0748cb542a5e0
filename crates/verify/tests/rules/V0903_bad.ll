; RUN: verify --no-upgrade
define void @f(ptr %p) {
  %x = load i32, ptr %p, !tbaa !1 ; error@3: Old-style TBAA is no longer allowed, use struct-path TBAA instead
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
