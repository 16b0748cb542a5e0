; RUN: dis
; Seed 000: Linkage types.
@a = common global i32 0, section "s"
