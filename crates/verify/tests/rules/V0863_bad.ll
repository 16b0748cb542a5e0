; RUN: verify ; error@file: invalid unit type ; error@file: subprogram definitions must have a compile unit
!named = !{!0}
!0 = distinct !DISubprogram(name: "g", spFlags: DISPFlagDefinition)
!llvm.dbg.cu = !{!90}
!llvm.module.flags = !{!99}
!90 = distinct !DICompileUnit(language: DW_LANG_C, file: !91)
!91 = !DIFile(filename: "a.c", directory: "/")
!92 = distinct !DISubprogram(name: "f", scope: !91, file: !91, unit: !90, spFlags: DISPFlagDefinition)
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!94 = !DILocation(line: 1, scope: !92)
!99 = !{i32 2, !"Debug Info Version", i32 3}
