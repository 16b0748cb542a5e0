; RUN: verify --for-llvm 23
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ptrauth-init-fini", i32 1}
