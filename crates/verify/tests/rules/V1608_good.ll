; RUN: verify
!llvm.dbg.cu = !{}
!llvm.module.flags = !{!1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
