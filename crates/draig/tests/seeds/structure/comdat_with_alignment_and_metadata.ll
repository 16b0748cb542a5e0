; RUN: dis
; Seed 000: comdat (glossary).
$my_global = comdat any
@my_global = global i32 0, comdat, align 4, !dbg !5
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, globals: !3)
!3 = !{!5}
!4 = distinct !DIGlobalVariable(name: "my_global", scope: !2, file: !1, line: 1, type: !6)
!5 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!llvm.dbg.cu = !{!2}
