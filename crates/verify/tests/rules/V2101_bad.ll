; RUN: verify --for-llvm 23 ; error@file: ptrauth-init-fini-address-discrimination must be 0 or 1, if set
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ptrauth-init-fini-address-discrimination", i32 2}
