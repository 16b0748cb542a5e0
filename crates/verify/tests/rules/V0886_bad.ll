; RUN: verify ; error@file: BaseType must be a type
!named = !{!0}
!0 = !DISubrangeType(name: "t", baseType: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
