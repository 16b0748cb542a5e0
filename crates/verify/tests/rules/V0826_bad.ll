; RUN: verify ; error@file: DISubprogram contains null entry in `elements` field
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, elements: !{null})
