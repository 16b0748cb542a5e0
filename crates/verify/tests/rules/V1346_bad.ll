; RUN: verify
define void @f() !dbg !3 {
  call void @g() ; error@3: inlinable function call in a function with debug info must have a !dbg location
  ret void
}
define void @g() !dbg !4 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
!4 = distinct !DISubprogram(name: "g", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
