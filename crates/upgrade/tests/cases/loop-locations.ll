define void @f(i1 %c) {
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !1
m:
  br i1 %c, label %m, label %e, !llvm.loop !4
e:
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 2}
!1 = distinct !{!1, !2, !2, !3, !5}
!2 = !DILocation(line: 1, column: 3, scope: !7)
!3 = !{!"followup", !6}
!4 = distinct !{!4, !2}
!5 = !{!"plain", i32 4}
!6 = distinct !{!6, !2, !5}
!7 = distinct !DISubprogram(name: "f", file: !8, unit: !9)
!8 = !DIFile(filename: "f", directory: "/")
!9 = distinct !DICompileUnit(language: DW_LANG_C, file: !8)
