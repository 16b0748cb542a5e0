; RUN: verify
!named = !{!0}
!0 = !DIMacro(type: DW_MACINFO_define, name: "x")
