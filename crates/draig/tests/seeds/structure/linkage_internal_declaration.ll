; RUN: dis
; Seed 000: Linkage types.
; STRICT: 4:9: invalid linkage for function declaration
declare internal void @f() ; error@9: invalid linkage for function declaration
