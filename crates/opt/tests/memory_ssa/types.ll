; Types of loads and stores: scalars, fields of structs, structs in structs, and the format with sizes.
target triple = "x86_64-unknown-linux-gnu"
define void @paths(ptr %p, ptr %q) {
  store i32 1, ptr %p, !tbaa !10
  %a = load float, ptr %q, !tbaa !11
  %b = load i32, ptr %q, !tbaa !13
  %c = load float, ptr %q, !tbaa !15
  %d = load i8, ptr %q, !tbaa !12
  %e = load i32, ptr %q, !tbaa !21
  %f = load float, ptr %q, !tbaa !22
  %g = load i32, ptr %q, !tbaa !18
  store float 1.0, ptr %p, !tbaa !15
  %h = load i32, ptr %q, !tbaa !13
  %i = load float, ptr %q, !tbaa !22
  %j = load i32, ptr %q, !tbaa !21
  store i32 1, ptr %p, !tbaa !21
  %k = load i32, ptr %q, !tbaa !13
  %l = load float, ptr %q, !tbaa !15
  ret void
}
define void @sized(ptr %p, ptr %q) {
  store i32 1, ptr %p, !tbaa !40
  %a = load i32, ptr %q, !tbaa !41
  %b = load i32, ptr %q, !tbaa !42
  %c = load i8, ptr %q, !tbaa !43
  store i64 1, ptr %p, align 8, !tbaa !44
  %d = load i32, ptr %q, !tbaa !41
  %e = load i32, ptr %q, !tbaa !42
  ret void
}
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
!18 = !{!8, !8, i64 0, i64 1}
!20 = !{!"T", !8, i64 0, !14, i64 8}
!21 = !{!20, !8, i64 8}
!22 = !{!20, !9, i64 12}
!30 = !{!"new root"}
!31 = !{!30, i64 1, !"char"}
!32 = !{!31, i64 4, !"int"}
!33 = !{!31, i64 12, !"S", !32, i64 0, i64 4, !32, i64 4, i64 4, !32, i64 8, i64 4}
!40 = !{!33, !32, i64 0, i64 4}
!41 = !{!33, !32, i64 4, i64 4}
!42 = !{!33, !32, i64 0, i64 4}
!43 = !{!31, !31, i64 0, i64 1}
!44 = !{!33, !33, i64 0, i64 8}
