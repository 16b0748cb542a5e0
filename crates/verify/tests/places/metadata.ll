; RUN: verify
; Records are shown, and nodes with their numbers.
define void @f(i32 %0) !dbg !5 {
    #dbg_value(i32 %0, !8, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 64), !7)
    #dbg_value(i32 %0, !2, !DIExpression(), !7)
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug, retainedTypes: !10)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, type: !6, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})
!7 = !DILocation(line: 1, scope: !5)
!8 = !DILocalVariable(name: "x", scope: !5, file: !2, type: !9)
!9 = !DIBasicType(name: "int", size: 32)
!10 = !{!7}
