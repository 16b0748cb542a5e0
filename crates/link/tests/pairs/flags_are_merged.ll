;--- a.ll
!llvm.module.flags = !{!0, !1, !2, !3, !4}
!0 = !{i32 1, !"error", i32 1}
!1 = !{i32 2, !"warning", i32 1}
!2 = !{i32 7, !"max", i32 1}
!3 = !{i32 8, !"min", i32 4}
!4 = !{i32 5, !"append", !5}
!5 = !{!"a", !"b"}
!llvm.ident = !{!6}
!6 = !{!"one"}
;--- b.ll
!llvm.module.flags = !{!0, !1, !2, !4, !7}
!0 = !{i32 1, !"error", i32 1}
!1 = !{i32 2, !"warning", i32 2}
!2 = !{i32 7, !"max", i32 3}
!4 = !{i32 5, !"append", !5}
!5 = !{!"b", !"c"}
!7 = !{i32 6, !"unique", !5}
!llvm.ident = !{!6, !6}
!6 = !{!"one"}
;--- c.ll
!llvm.module.flags = !{!0, !7}
!0 = !{i32 4, !"error", i32 9}
!7 = !{i32 6, !"unique", !5}
!5 = !{!"d", !"c"}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5, !7}

!0 = !{!"one"}
!1 = !{i32 4, !"error", i32 9}
!2 = !{i32 2, !"warning", i32 1}
!3 = !{i32 7, !"max", i32 3}
!4 = !{i32 8, !"min", i32 0}
!5 = distinct !{i32 5, !"append", !6}
!6 = distinct !{!"a", !"b", !"b", !"c"}
!7 = distinct !{i32 6, !"unique", !8}
!8 = distinct !{!"b", !"c", !"d"}
