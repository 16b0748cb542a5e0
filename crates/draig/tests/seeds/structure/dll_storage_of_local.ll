; RUN: dis
; Seed 000: DLL storage classes.
; STRICT: 4:1: symbol with local linkage cannot have a DLL storage class
@g = internal dllexport global i32 0 ; error@1: symbol with local linkage cannot have a DLL storage class
