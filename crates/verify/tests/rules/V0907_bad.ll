; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0 ; error@3: Immutability tag on struct tag metadata must be a constant
  ret void
}
!0 = !{!1, !1, i64 0, !"x"}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
