define void @f(i32 %x, ptr %q) !dbg !5 {
  %a = alloca i32, !DIAssignID !11
  call void @llvm.dbg.declare(metadata ptr %a, metadata !9, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata i32 %x, i64 0, metadata !9, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata i32 %x, i64 1, metadata !9, metadata !DIExpression()), !dbg !10
  %r = call i32 @llvm.ctlz.i32(i32 %x), !dbg !10
  call void @llvm.dbg.addr(metadata ptr %q, metadata !9, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)), !dbg !10
  call void @llvm.dbg.assign(metadata i32 %r, metadata !9, metadata !DIExpression(), metadata !11, metadata ptr %a, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.label(metadata !12), !dbg !10
  ret void, !dbg !10
}
define void @g(i32 %x) !dbg !13 {
  %r = call i32 @llvm.ctlz.i32(i32 %x), !dbg !15
  ret void, !dbg !15
}
declare i32 @llvm.ctlz.i32(i32)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
declare void @llvm.dbg.addr(metadata, metadata, metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 1, type: !8)
!10 = !DILocation(line: 1, scope: !5)
!11 = distinct !DIAssignID()
!12 = !DILabel(scope: !5, name: "l", file: !1, line: 3)
!13 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 9, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 9, scope: !13)
