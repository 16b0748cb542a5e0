; RUN: dis
; Seed 001: prof.
define void @f() !prof !0 { ret void }
define void @g() !prof !1 { ret void }
define void @h() !prof !2 { ret void }
!0 = !{!"function_entry_count", i64 100}
!1 = !{!"function_entry_count", i64 0, i64 12345}
!2 = !{!"synthetic_function_entry_count", i64 7}
