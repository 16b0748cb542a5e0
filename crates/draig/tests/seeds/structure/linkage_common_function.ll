; RUN: dis
; Seed 000: Linkage types.
; STRICT: 4:8: invalid function linkage type
define common void @f() { ret void } ; error@8: invalid function linkage type
