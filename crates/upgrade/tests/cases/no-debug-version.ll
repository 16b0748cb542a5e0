define void @f() !dbg !5 {
  br label %loop, !dbg !6
loop:
  br label %loop, !dbg !6, !llvm.loop !7
}
!llvm.dbg.cu = !{!0}
!llvm.gcov = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/d")
!5 = distinct !DISubprogram(name: "f", unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 1, scope: !5)
!7 = distinct !{!7, !6, !8}
!8 = !{!"llvm.loop.mustprogress"}
