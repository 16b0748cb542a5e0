; RUN: dis
; Seed 001: DISubprogram.
define void @_Z3foov() !dbg !0 {
  ret void
}

!0 = distinct !DISubprogram(name: "foo", linkageName: "_Zfoov", scope: !1,
                            file: !2, line: 7, type: !3, isLocal: true,
                            isDefinition: true, scopeLine: 8,
                            containingType: !4,
                            virtuality: DW_VIRTUALITY_pure_virtual,
                            virtualIndex: 10, flags: DIFlagPrototyped,
                            isOptimized: true, unit: !5, templateParams: !6,
                            declaration: !7, retainedNodes: !8, thrownTypes: !9)
!1 = !DINamespace(name: "n", scope: null)
!2 = !DIFile(filename: "a.cpp", directory: "/")
!3 = !DISubroutineType(types: !{null})
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !2)
!5 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2)
!6 = !{}
!7 = !DISubprogram(name: "foo", scope: !4, file: !2, type: !3, isDefinition: false)
!8 = !{}
!9 = !{}
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!10}
!10 = !{i32 2, !"Debug Info Version", i32 3}
