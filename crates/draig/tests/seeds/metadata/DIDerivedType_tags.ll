; RUN: dis
; Seed 001: DIDerivedType.
!named = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", identifier: "_ZTS1S")
!1 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !0, baseType: !13, size: 32, offset: 32, flags: DIFlagPublic)
!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!3 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !13, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", baseType: !13)
!5 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !0, baseType: !0)
!6 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !13, extraData: !0)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!8 = !DIDerivedType(tag: DW_TAG_friend, scope: !0, baseType: !0)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!10 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !2)
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!12 = !DIDerivedType(tag: 13, name: "by_number", scope: !0, baseType: !13)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
