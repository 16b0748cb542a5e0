; RUN: dis
; Seed 001: DIImportedEntity.
; a line without a file: the verifier refuses it, reading does not
!named = !{!2}
!0 = !DINamespace(name: "m", scope: null)
!1 = !DINamespace(name: "n", scope: null)
!2 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "foo", scope: !0,
                       entity: !1, line: 7)
