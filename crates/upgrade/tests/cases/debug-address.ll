define void @f(ptr %p) !dbg !4 {
  call void @llvm.dbg.addr(metadata ptr %p, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 0)), !dbg !6
  call void @llvm.dbg.addr(metadata ptr %p, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_plus_uconst, 8)), !dbg !6
  call void @llvm.dbg.addr(metadata ptr %p, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 0, DW_OP_deref, DW_OP_plus_uconst, 0, DW_OP_LLVM_fragment, 0, 8)), !dbg !6
  call void @llvm.dbg.addr(metadata ptr %p, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_plus_uconst, 18446744073709551612)), !dbg !6
  ret void
}
declare void @llvm.dbg.addr(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, unit: !0)
!5 = !DILocalVariable(name: "v", scope: !4, file: !1)
!6 = !DILocation(line: 1, scope: !4)
