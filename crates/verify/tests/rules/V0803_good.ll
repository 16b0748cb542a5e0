; RUN: verify
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, file: !1, baseType: null)
!1 = !DIFile(filename: "a.c", directory: "/")
