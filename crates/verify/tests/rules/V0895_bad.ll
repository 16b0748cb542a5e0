; RUN: verify --for-llvm 23 ; error@file: invalid retained nodes, expected DILocalVariable, DILabel, DIImportedEntity, DIType or DIGlobalVariableExpression
!named = !{!92}
!llvm.dbg.cu = !{!90}
!llvm.module.flags = !{!99}
!90 = distinct !DICompileUnit(language: DW_LANG_C, file: !91)
!91 = !DIFile(filename: "a.c", directory: "/")
!92 = distinct !DISubprogram(name: "f", scope: !91, file: !91, unit: !90, type: !94, spFlags: DISPFlagDefinition, retainedNodes: !{!91})
!94 = !DISubroutineType(types: !{})
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!99 = !{i32 2, !"Debug Info Version", i32 3}
