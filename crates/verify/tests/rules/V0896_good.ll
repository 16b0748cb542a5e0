; RUN: verify --for-llvm 23
!named = !{!92}
!0 = !DILocalVariable(name: "a", arg: 1, scope: !92, file: !91, type: !93)
!1 = !DILocalVariable(name: "b", arg: 2, scope: !92, file: !91, type: !93)
!llvm.dbg.cu = !{!90}
!llvm.module.flags = !{!99}
!90 = distinct !DICompileUnit(language: DW_LANG_C, file: !91)
!91 = !DIFile(filename: "a.c", directory: "/")
!92 = distinct !DISubprogram(name: "f", scope: !91, file: !91, unit: !90, type: !94, spFlags: DISPFlagDefinition, retainedNodes: !{!0, !1})
!94 = !DISubroutineType(types: !{})
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!99 = !{i32 2, !"Debug Info Version", i32 3}
