; RUN: verify ; error@file: anonymous macro
!named = !{!0}
!0 = !DIMacro(type: DW_MACINFO_define, name: "")
