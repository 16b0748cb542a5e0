; RUN: verify ; error@file: invalid scope for imported entity
!named = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1)
!1 = !{}
