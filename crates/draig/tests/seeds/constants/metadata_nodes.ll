; RUN: dis
; Seed 002: Complex Constants.
!named = !{!1}
@global = global i8 0
declare i64 @function(i64)
!0 = !{}
!2 = !{!"two"}
!1 = !{!0, !3, !4}
!3 = !{!0, !{!2, !0}, !"test"}
!4 = !{!0, i32 0, ptr @global, ptr @function, !"str"}
