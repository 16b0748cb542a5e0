define void @f() !dbg !4 {
  ret void, !dbg !13
}
define void @g() !dbg !9 {
  ret void, !dbg !14
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "old", emissionKind: FullDebug, imports: !2)
!1 = !DIFile(filename: "a.cpp", directory: "/")
!2 = !{!3, !7, !8, !10, !12}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !4, entity: !6, file: !1, line: 1)
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{null})
!6 = !DINamespace(name: "n", scope: null)
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 2)
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !6, file: !1, line: 3)
!9 = distinct !DISubprogram(name: "g", file: !1, line: 4, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{!16})
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !6, file: !1, line: 4)
!11 = distinct !DILexicalBlock(scope: !17, file: !1, line: 4, column: 1)
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !6, entity: !6, file: !1, line: 5)
!13 = !DILocation(line: 1, scope: !4)
!14 = !DILocation(line: 4, scope: !9)
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !DILabel(scope: !9, name: "l", file: !1, line: 4)
!17 = !DILexicalBlockFile(scope: !9, file: !1, discriminator: 2)
