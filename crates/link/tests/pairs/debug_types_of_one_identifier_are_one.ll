;--- a.ll
define void @a() !dbg !3 {
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, retainedTypes: !5)
!1 = !DIFile(filename: "a.cpp", directory: "/")
!3 = distinct !DISubprogram(name: "a", file: !1, unit: !0)
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "T", identifier: "idT", file: !1, elements: !6)
!5 = !{!4, !10}
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !4, baseType: !11)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !DILocation(line: 1, scope: !3)
!10 = !DICompositeType(tag: DW_TAG_class_type, name: "U", identifier: "idU", flags: DIFlagFwdDecl)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;--- b.ll
define void @b() !dbg !3 {
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, retainedTypes: !5)
!1 = !DIFile(filename: "b.cpp", directory: "/")
!3 = distinct !DISubprogram(name: "b", file: !1, unit: !0)
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "T", identifier: "idT", file: !1, elements: !6)
!5 = !{!4, !10, !7}
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !4, baseType: !11, line: 4)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !DILocation(line: 1, scope: !3)
!10 = !DICompositeType(tag: DW_TAG_class_type, name: "U", identifier: "idU", elements: !12)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!11}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

define void @a() !dbg !13 {
  ret void, !dbg !14
}

define void @b() !dbg !15 {
  ret void, !dbg !16
}

!llvm.dbg.cu = !{!0, !9}
!llvm.module.flags = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2)
!1 = !DIFile(filename: "a.cpp", directory: "/")
!2 = !{!3, !7}
!3 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "T", file: !1, elements: !4, identifier: "idT")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !3, baseType: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "U", elements: !8, identifier: "idU")
!8 = !{!6}
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !10, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11)
!10 = !DIFile(filename: "b.cpp", directory: "/")
!11 = !{!3, !7, !5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = distinct !DISubprogram(name: "a", scope: null, file: !1, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 1, scope: !13)
!15 = distinct !DISubprogram(name: "b", scope: null, file: !10, spFlags: DISPFlagDefinition, unit: !9)
!16 = !DILocation(line: 1, scope: !15)
