; RUN: dis
; Seed 001: DILexicalBlock.
!named = !{!0}
!0 = distinct !DILexicalBlock(scope: !1, file: !2, line: 7, column: 35)
!1 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !3)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!10}
!10 = !{i32 2, !"Debug Info Version", i32 3}
