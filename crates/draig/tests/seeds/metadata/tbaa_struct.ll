; RUN: dis
; Seed 001: tbaa.struct.
define void @f(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 12, i1 false), !tbaa.struct !4
  ret void
}
!0 = !{!"root"}
!1 = !{!3, !3, i64 0}
!2 = !{!5, !5, i64 0}
!3 = !{!"int", !0}
!5 = !{!"float", !0}
!4 = !{ i64 0, i64 4, !1, i64 8, i64 4, !2 }
