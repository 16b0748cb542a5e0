; RUN: dis
; Seed 001: DILexicalBlockFile.
!named = !{!1, !2}
!0 = !DILexicalBlock(scope: !3, file: !4, line: 7, column: 35)
!1 = !DILexicalBlockFile(scope: !0, file: !4, discriminator: 0)
!2 = !DILexicalBlockFile(scope: !0, file: !4, discriminator: 1)
!3 = distinct !DISubprogram(name: "f", scope: !4, file: !4, spFlags: DISPFlagDefinition, unit: !5)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4)
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!10}
!10 = !{i32 2, !"Debug Info Version", i32 3}
