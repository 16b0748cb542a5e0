; RUN: dis
; Seed 001: tbaa.
; a scalar tag, as before struct-path TBAA, becomes an access tag; a root of no operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !1
  store i32 0, ptr %p, !tbaa !5
  ret void
}
!0 = !{!"root"}
!1 = !{!"int", !0}
!3 = !{}
!4 = !{!"int", !3, i64 0}
!5 = !{!4, !4, i64 0}
