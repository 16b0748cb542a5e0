; RUN: dis
; Seed 001: DICompileUnit.
!named = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang",
                    isOptimized: true, flags: "-O2", runtimeVersion: 2,
                    splitDebugFilename: "abc.debug", emissionKind: FullDebug,
                    enums: !2, retainedTypes: !3, globals: !4, imports: !5,
                    macros: !6, dwoId: 43981)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{!10}
!3 = !{!11}
!4 = !{!12}
!5 = !{!13}
!6 = !{!14}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, size: 32, elements: !{})
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !16, file: !1, line: 7)
!14 = !DIMacro(type: DW_MACINFO_define, line: 7, name: "foo")
!15 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 1, type: !11, isLocal: false, isDefinition: true)
!16 = !DINamespace(name: "n", scope: null)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7}
!7 = !{i32 2, !"Debug Info Version", i32 3}
