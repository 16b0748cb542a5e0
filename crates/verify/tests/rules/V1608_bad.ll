; RUN: verify ; error@file: invalid compile unit
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = !{}
!1 = !{i32 2, !"Debug Info Version", i32 3}
