; RUN: dis
; Seed 002: No CFI.
; STRICT: 4:24: use of undefined value '@func'
@g = global ptr no_cfi @func ; error@24: use of undefined value '@func'
