; RUN: dis
; Seed 001: DICompositeType.
!named = !{!0, !1, !2, !3, !4, !5}
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 160, elements: !{!10})
!1 = !DICompositeType(tag: DW_TAG_class_type, name: "C", size: 32, elements: !{!11, !12, !13, !14})
!2 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", size: 32, baseType: !9, flags: DIFlagEnumClass, elements: !{})
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", flags: DIFlagFwdDecl)
!4 = !DICompositeType(tag: DW_TAG_union_type, name: "U", size: 32, elements: !{})
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !{!10})
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DISubrange(count: 5)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !3, baseType: !9, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !3)
!13 = !DIDerivedType(tag: DW_TAG_friend, scope: !3, baseType: !3)
!14 = !DISubprogram(name: "f", scope: !3, spFlags: 0)
