; RUN: dis
; Seed 001: DIGlobalVariable.
@foo = global i32 0, !dbg !5
!0 = distinct !DIGlobalVariable(name: "foo", linkageName: "foo", scope: !1,
                       file: !2, line: 7, type: !3, isLocal: true,
                       isDefinition: false, declaration: !4)
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, globals: !{!5})
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_member, name: "foo", scope: !6, file: !2, baseType: !3, flags: DIFlagStaticMember)
!5 = !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !2)
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!7}
!7 = !{i32 2, !"Debug Info Version", i32 3}
