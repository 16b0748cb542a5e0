; RUN: verify ; error@file: invalid macinfo type
!named = !{!0}
!0 = !DIMacro(type: DW_MACINFO_end_file, name: "x")
