; RUN: dis
; Seed 001: DIExpression.
; llvm.dbg.addr is gone since LLVM 16: it becomes a value with DW_OP_deref
define void @f(ptr %p) !dbg !5 {
  call void @llvm.dbg.addr(metadata ptr %p, metadata !25, metadata !DIExpression()), !dbg !27
  ret void
}
declare void @llvm.dbg.addr(metadata, metadata, metadata)
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, unit: !2, type: !6)
!6 = !DISubroutineType(types: !{null})
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DILocalVariable(name: "x", scope: !5, file: !1, type: !24)
!27 = !DILocation(line: 1, scope: !5)
