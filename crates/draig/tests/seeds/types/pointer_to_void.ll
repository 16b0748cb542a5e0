; RUN: dis
; Seed 004: Pointer Type.
; STRICT: 4:17: pointers to void are invalid - use i8* instead
@a = global void* null ; error@17: pointers to void are invalid - use i8* instead
