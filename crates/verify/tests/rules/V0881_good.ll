; RUN: verify
!named = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: null, entity: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
