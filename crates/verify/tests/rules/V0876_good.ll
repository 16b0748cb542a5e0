; RUN: verify
!named = !{!0}
!0 = !DIGlobalVariable(name: "g", scope: null, type: !1, declaration: !2)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !DIDerivedType(tag: DW_TAG_member, baseType: !1)
