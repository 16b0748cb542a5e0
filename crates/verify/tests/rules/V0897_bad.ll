; RUN: verify --for-llvm 23 ; error@file: function-local enum in a DICompileUnit's enum list
!named = !{!92}
!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", scope: !92, file: !91, size: 32, elements: !{})
!llvm.dbg.cu = !{!90}
!llvm.module.flags = !{!99}
!90 = distinct !DICompileUnit(language: DW_LANG_C, file: !91, enums: !{!0})
!91 = !DIFile(filename: "a.c", directory: "/")
!92 = distinct !DISubprogram(name: "f", scope: !91, file: !91, unit: !90, type: !94, spFlags: DISPFlagDefinition)
!94 = !DISubroutineType(types: !{})
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!99 = !{i32 2, !"Debug Info Version", i32 3}
