; RUN: verify ; error@file: 'Linker Options' named metadata no longer supported
!llvm.module.flags = !{!0}
!0 = !{i32 6, !"Linker Options", !1}
!1 = !{}
