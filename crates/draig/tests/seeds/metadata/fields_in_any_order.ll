; RUN: dis
; Seed 001: Specialized Metadata Nodes.
!named = !{!0, !1}
!0 = !DIEnumerator(value: 1, name: "a")
!1 = !DIBasicType(encoding: DW_ATE_signed, size: 32, name: "int", tag: DW_TAG_base_type)
