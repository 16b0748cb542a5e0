; RUN: dis
; Seed 000: Visibility styles.
; STRICT: 5:1: symbol with local linkage must have default visibility
; a local symbol must have default visibility
@g = internal hidden global i32 0 ; error@1: symbol with local linkage must have default visibility
