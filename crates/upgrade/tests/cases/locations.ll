define void @f() !dbg !2 {
  ret void, !dbg !1
}
define void @g() !dbg !7 {
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!3}
!1 = distinct !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "x", spFlags: DISPFlagDefinition, unit: !3)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4)
!4 = !DIFile(filename: "a", directory: "")
!llvm.module.flags = !{!5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DISubprogram(name: "y", spFlags: DISPFlagDefinition, unit: !3)
!8 = distinct !DILocation(line: 1, scope: !2, inlinedAt: !9)
!9 = distinct !DILocation(line: 7, scope: !7, isImplicitCode: true)
!named = !{!8}
