; RUN: dis
; Seed 001: Metadata Nodes and Metadata Strings; DIExpression.
; intrinsics for debug information become records
define void @f(i32 %x, ptr %p) !dbg !5 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !25, metadata !26), !dbg !27
  call void @llvm.dbg.value(metadata ptr %p, metadata !25, metadata !DIExpression(DW_OP_deref)), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %p, metadata !25, metadata !26), !dbg !27
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, unit: !2, type: !6)
!6 = !DISubroutineType(types: !{null})
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DILocalVariable(name: "x", scope: !5, file: !1, type: !24)
!26 = !DIExpression()
!27 = !DILocation(line: 1, scope: !5)
