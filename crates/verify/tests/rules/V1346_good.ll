; RUN: verify
define void @f() !dbg !5 {
  call void @g(), !dbg !6
  ret void
}
define void @g() !dbg !7 {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 1, scope: !5)
!7 = distinct !DISubprogram(name: "g", scope: !2, file: !2, unit: !1, spFlags: DISPFlagDefinition)
