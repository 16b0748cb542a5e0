; RUN: dis
; Seed 000: Global variables.
@g = thread_local global i32 0, align 8
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"MaxTLSAlign", i32 64}
