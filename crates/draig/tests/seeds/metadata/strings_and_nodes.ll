; RUN: dis
; Seed 001: Metadata Nodes and Metadata Strings.
!named = !{!0, !1, !2}
!0 = !{ !"test\00", i32 10}
!1 = distinct !{!"test\00", i32 10}
!2 = !{!"\09\22\5C\FFplain"}
