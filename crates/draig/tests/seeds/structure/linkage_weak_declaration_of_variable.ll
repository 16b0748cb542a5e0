; RUN: dis
; Seed 000: Linkage types.
; STRICT: 6:1: expected value token
; without an initializer, which only external and extern_weak may be
@a = weak global i32 ; error@1: expected value token
