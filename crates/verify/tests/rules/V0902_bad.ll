; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = add i32 %a, 1, !tbaa !0 ; error@3: This instruction shall not have a TBAA access tag!
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
