; RUN: verify --for-llvm 23 ; error@file: ptrauth-init-fini-address-discrimination module flag requires ptrauth-init-fini
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ptrauth-init-fini-address-discrimination", i32 1}
