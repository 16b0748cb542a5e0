; RUN: dis
; Seed 002: Data Layout.
; STRICT: 5:21: stack natural alignment must be non-zero
; how the default is spelled in the list, which cannot be written
target datalayout = "S0" ; error@21: stack natural alignment must be non-zero
