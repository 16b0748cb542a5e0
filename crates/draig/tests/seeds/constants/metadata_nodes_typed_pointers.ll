; RUN: dis
; Seed 003: Complex constants.
!named = !{!1}
@global = global i8 0
declare i64 @function(i64)
!0 = !{}
!1 = !{!0, i32 0, i8* @global, i64 (i64)* @function, !"str"}
