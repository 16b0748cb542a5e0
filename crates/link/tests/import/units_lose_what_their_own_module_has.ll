;--- index
^0 = module: (path: "a.bc", hash: (17, 42, 3, 4, 5))
^1 = module: (path: "b.bc", hash: (4294967295, 7, 3, 4, 5))
^2 = gv: (guid: 15822663052811949562, summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^3 = gv: (guid: 14740650423002898831, summaries: (function: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^4 = gv: (guid: 6376822139409951237, summaries: (function: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^5 = gv: (guid: 13146401226427987378, summaries: (variable: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
;--- a.bc
source_filename = "a.c"

define i32 @main() !dbg !5 {
  %1 = call i32 @f(), !dbg !6
  ret i32 %1
}

declare i32 @f()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"level", i32 1}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, column: 1, scope: !5)
;--- b.bc import f
source_filename = "b.c"

@g = global i32 1, !dbg !20

define i32 @f() !dbg !5 {
  %1 = load i32, ptr @g, !dbg !6
    #dbg_value(i32 %1, !7, !DIExpression(), !6)
  ret i32 %1, !dbg !6
}

define i32 @not_imported() !dbg !8 {
  ret i32 1, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, enums: !10, retainedTypes: !11, globals: !12, imports: !13, macros: !14)
!1 = !DIFile(filename: "b.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"level", i32 2}
!4 = !DISubroutineType(types: !{!15})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{!7})
!6 = !DILocation(line: 2, column: 1, scope: !5)
!7 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 1, type: !15)
!8 = distinct !DISubprogram(name: "not_imported", scope: !1, file: !1, line: 5, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 6, column: 1, scope: !8)
!10 = !{!16}
!11 = !{!15}
!12 = !{!20}
!13 = !{!17}
!14 = !{!18}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 1, size: 32, elements: !{})
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !1, line: 1)
!18 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M", value: "1")
!19 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !15, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@g = external global i32, !dbg !0

define i32 @main() !dbg !9 {
  %1 = call i32 @f(), !dbg !12
  ret i32 %1
}

define available_externally i32 @f() !dbg !13 {
  %1 = load i32, ptr @g, align 4, !dbg !18
    #dbg_value(i32 %1, !17, !DIExpression(), !18)
  ret i32 %1, !dbg !18
}

!llvm.dbg.cu = !{!5, !2}
!llvm.module.flags = !{!7, !8}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "b.c", directory: "/")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !6, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!6 = !DIFile(filename: "a.c", directory: "/")
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 7, !"level", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !6, file: !6, line: 1, type: !10, spFlags: DISPFlagDefinition, unit: !5)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 2, column: 1, scope: !9)
!13 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !14, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!4}
!16 = !{!17}
!17 = !DILocalVariable(name: "v", scope: !13, file: !3, line: 1, type: !4)
!18 = !DILocation(line: 2, column: 1, scope: !13)
