; RUN: dis
; Seed 001: Metadata Nodes and Metadata Strings.
; with a node for each, where the example shares one, for which LLVM drops the debug information
declare !dbg !22 void @f1()
define void @f2() !dbg !23 {
  ret void
}

@g1 = global i32 0, !dbg !24
@g2 = external global i32, !dbg !24
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !DISubprogram(name: "f1", file: !25, type: !28, spFlags: 0)
!23 = distinct !DISubprogram(name: "f2", file: !25, type: !28, spFlags: DISPFlagDefinition, unit: !26)
!24 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!25 = !DIFile(filename: "a.c", directory: "/")
!26 = distinct !DICompileUnit(language: DW_LANG_C99, file: !25, globals: !{!24})
!27 = distinct !DIGlobalVariable(name: "g", scope: !26, file: !25, line: 1, type: !29, isLocal: false, isDefinition: true)
!28 = !DISubroutineType(types: !{null})
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!llvm.dbg.cu = !{!26}
