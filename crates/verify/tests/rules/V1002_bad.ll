; RUN: verify ; error@file: invalid behavior operand in module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{!"a", !"x", i32 1}
