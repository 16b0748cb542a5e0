; RUN: dis
; Seed 000: Linkage types.
; STRICT: 4:8: invalid linkage for function definition
define extern_weak void @f() { ret void } ; error@8: invalid linkage for function definition
