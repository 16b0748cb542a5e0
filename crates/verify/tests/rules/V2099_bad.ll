; RUN: verify --for-llvm 23 ; error@file: ptrauth-init-fini: module flag expects integer value
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ptrauth-init-fini", !"on"}
