; RUN: dis
; Seed 001: DILocalVariable.
!named = !{!0, !1, !2}
!0 = !DILocalVariable(name: "this", arg: 1, scope: !3, file: !4, line: 7,
                      type: !6, flags: DIFlagArtificial)
!1 = !DILocalVariable(name: "x", arg: 2, scope: !3, file: !4, line: 7,
                      type: !6)
!2 = !DILocalVariable(name: "y", scope: !3, file: !4, line: 7, type: !6)
!3 = distinct !DISubprogram(name: "f", scope: !4, file: !4, spFlags: DISPFlagDefinition, unit: !5)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!10}
!10 = !{i32 2, !"Debug Info Version", i32 3}
