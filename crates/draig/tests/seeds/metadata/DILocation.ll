; RUN: dis
; Seed 001: DILocation.
!named = !{!0}
!0 = !DILocation(line: 2900, column: 42, scope: !1, inlinedAt: !2)
!1 = distinct !DISubprogram(name: "f", scope: !4, file: !4, spFlags: DISPFlagDefinition, unit: !5)
!2 = distinct !DILocation(line: 7, scope: !3)
!3 = distinct !DISubprogram(name: "g", scope: !4, file: !4, spFlags: DISPFlagDefinition, unit: !5)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4)
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!10}
!10 = !{i32 2, !"Debug Info Version", i32 3}
