; RUN: dis
; Seed 001: Metadata Nodes and Metadata Strings.
define i64 @f(i64 %indvar) !dbg !5 {
  %indvar.next = add i64 %indvar, 1, !dbg !21
  ret i64 %indvar.next, !dbg !21
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, unit: !2, type: !6)
!6 = !DISubroutineType(types: !{null})
!21 = !DILocation(line: 2900, column: 42, scope: !5)
