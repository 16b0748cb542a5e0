; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0 ; error@3: Offset not zero at the point of scalar access
  ret void
}
!0 = !{!1, !1, i64 4}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
