; RUN: verify ; error@file: invalid static data member declaration
!named = !{!0}
!0 = !DIGlobalVariable(name: "g", scope: null, type: !1, declaration: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
