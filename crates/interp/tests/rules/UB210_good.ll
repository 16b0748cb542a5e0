; RUN: run --tbaa
define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p, !tbaa !0
  %x = load float, ptr %p, !tbaa !1
  ret i32 0
}

!0 = !{!2, !2, i64 0}
!1 = !{!4, !4, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"any byte", !5, i64 0}
!5 = !{!"types of C"}
