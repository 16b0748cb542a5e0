; RUN: dis
; Seed 001: tbaa.
; the type descriptors of the example program, and its four accesses
define void @f(ptr %outer, ptr %inner, ptr %f, ptr %i, ptr %c) {
  store float 0.0, ptr %outer, !tbaa !7
  %inner_a.i = getelementptr i8, ptr %outer, i64 12
  store i32 0, ptr %inner_a.i, !tbaa !8
  %inner_a.f = getelementptr i8, ptr %outer, i64 16
  store float 0.0, ptr %inner_a.f, !tbaa !9
  store float 0.0, ptr %f, !tbaa !10
  %x = load i32, ptr %i, !tbaa !11
  ret void
}
!0 = !{!"TBAA Root"}
!1 = !{!"char", !0, i64 0}
!2 = !{!"float", !1, i64 0}
!3 = !{!"double", !1, i64 0}
!4 = !{!"int", !1, i64 0}
!5 = !{!"Inner", !4, i64 0, !2, i64 4}
!6 = !{!"Outer", !2, i64 0, !3, i64 4, !5, i64 12}
!7 = !{!6, !2, i64 0}
!8 = !{!6, !4, i64 12}
!9 = !{!6, !2, i64 16}
!10 = !{!2, !2, i64 0}
; the fourth operand says that the place is constant
!11 = !{!4, !4, i64 0, i64 1}
