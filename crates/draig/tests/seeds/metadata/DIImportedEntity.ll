; RUN: dis
; Seed 001: DIImportedEntity.
!named = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3)
!1 = !DINamespace(name: "n", scope: null)
!2 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "foo", scope: !0,
                       entity: !1, file: !3, line: 7)
!3 = !DIFile(filename: "a.cpp", directory: "/")
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10}
!10 = !{i32 2, !"Debug Info Version", i32 3}
