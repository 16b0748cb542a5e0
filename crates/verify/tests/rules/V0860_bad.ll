; RUN: verify ; error@file: invalid retained nodes, retained node does not belong to subprogram ; error@file: invalid retained nodes, retained node is not local
!named = !{!0}
!0 = distinct !DISubprogram(name: "g", scope: !91, file: !91, unit: !90, spFlags: DISPFlagDefinition, retainedNodes: !{!1})
!1 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !90, entity: !90)
!llvm.dbg.cu = !{!90}
!llvm.module.flags = !{!99}
!90 = distinct !DICompileUnit(language: DW_LANG_C, file: !91)
!91 = !DIFile(filename: "a.c", directory: "/")
!92 = distinct !DISubprogram(name: "f", scope: !91, file: !91, unit: !90, spFlags: DISPFlagDefinition)
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!94 = !DILocation(line: 1, scope: !92)
!99 = !{i32 2, !"Debug Info Version", i32 3}
