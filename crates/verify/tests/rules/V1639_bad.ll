; RUN: verify
define void @g() !dbg !0 {
  ret void, !dbg !94 ; error@3: Failed to find DILocalScope ; error@3: inlined-at should be a location
}
!0 = distinct !DISubprogram(name: "g", scope: !91, file: !91, unit: !90, spFlags: DISPFlagDefinition)
!93 = !DISubroutineType(types: null)
!94 = !DILocation(line: 1, scope: !0, inlinedAt: !93)
!llvm.dbg.cu = !{!90}
!llvm.module.flags = !{!99}
!90 = distinct !DICompileUnit(language: DW_LANG_C, file: !91)
!91 = !DIFile(filename: "a.c", directory: "/")
!92 = !DILocation(line: 2, scope: !0)
!99 = !{i32 2, !"Debug Info Version", i32 3}
