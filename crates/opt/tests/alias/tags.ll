; Scopes and types of calls.
target triple = "x86_64-unknown-linux-gnu"
declare void @a(ptr) memory(argmem: readwrite)
declare void @b(ptr)
define void @scopes(ptr %p, ptr %q) {
  call void @a(ptr %p), !alias.scope !2
  call void @a(ptr %q), !noalias !2
  call void @b(ptr %q), !noalias !3
  call void @b(ptr %q), !alias.scope !3
  call void @a(ptr %q), !alias.scope !4, !noalias !2
  ret void
}
define void @types(ptr %p, ptr %q) {
  call void @a(ptr %p), !tbaa !10
  call void @a(ptr %q), !tbaa !11
  call void @b(ptr %q), !tbaa !12
  call void @b(ptr %p), !tbaa !13
  call void @a(ptr %p), !tbaa !15
  call void @b(ptr %p), !tbaa !17
  call void @a(ptr %p), !tbaa !18
  ret void
}
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"one"}
!2 = !{!1}
!5 = distinct !{!5, !0, !"two"}
!3 = !{!1, !5}
!4 = !{!5}
!6 = !{!"root"}
!7 = !{!"char", !6, i64 0}
!8 = !{!"int", !7, i64 0}
!9 = !{!"float", !7, i64 0}
!10 = !{!8, !8, i64 0}
!11 = !{!9, !9, i64 0}
!12 = !{!7, !7, i64 0}
!14 = !{!"S", !8, i64 0, !9, i64 4}
!13 = !{!14, !8, i64 0}
!15 = !{!14, !9, i64 4}
!16 = !{!"other root"}
!17 = !{!19, !19, i64 0}
!19 = !{!"int", !16, i64 0}
!18 = !{!8, !8, i64 0, i64 1}
