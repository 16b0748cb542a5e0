; RUN: dis
; Seed 000: Linkage types.
; STRICT: 5:1: invalid linkage type for alias
@g = global i32 0
@a = common alias i32, ptr @g ; error@1: invalid linkage type for alias
