; RUN: verify --for-llvm 23 ; error@file: ptrauth-init-fini must be 0 or 1
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ptrauth-init-fini", i32 2}
