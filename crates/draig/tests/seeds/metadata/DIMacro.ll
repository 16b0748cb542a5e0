; RUN: dis
; Seed 001: DIMacro; DIMacroFile.
!named = !{!0}
!0 = !DIMacroFile(type: DW_MACINFO_start_file, line: 7, file: !4,
                  nodes: !1)
!1 = !{!2, !3, !5}
!2 = !DIMacro(type: DW_MACINFO_define, line: 7, name: "foo(x)",
              value: "((x) + 1)")
!3 = !DIMacro(type: DW_MACINFO_undef, line: 30, name: "foo")
!4 = !DIFile(filename: "a.h", directory: "/")
!5 = !DIMacroFile(line: 8, file: !4, nodes: !{})
