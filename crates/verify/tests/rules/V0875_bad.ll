; RUN: verify ; error@file: missing global variable type
!named = !{!0}
!0 = !DIGlobalVariable(name: "g", scope: null)
