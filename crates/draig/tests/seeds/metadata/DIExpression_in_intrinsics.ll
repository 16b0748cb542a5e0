; RUN: dis
; Seed 001: DIExpression.
define void @f(ptr %p, i32 %x) !dbg !1 {
    #dbg_declare(ptr %p, !2, !DIExpression(DW_OP_plus_uconst, 8), !4)
    #dbg_value(i32 %x, !2, !DIExpression(DW_OP_constu, 1, DW_OP_plus, DW_OP_stack_value), !4)
    #dbg_value(ptr %p, !2, !DIExpression(DW_OP_deref), !4)
    #dbg_value(!DIArgList(i32 %x, i32 1), !2, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !4)
  ret void, !dbg !4
}
!1 = distinct !DISubprogram(name: "f", scope: !3, file: !3, type: !6, spFlags: DISPFlagDefinition, unit: !5)
!2 = !DILocalVariable(name: "x", scope: !1, file: !3, type: !7)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DILocation(line: 1, scope: !1)
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!6 = !DISubroutineType(types: !{null})
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!10}
!10 = !{i32 2, !"Debug Info Version", i32 3}
