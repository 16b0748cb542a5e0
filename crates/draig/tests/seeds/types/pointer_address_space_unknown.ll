; RUN: dis
; Seed 002: Pointer Type.
; STRICT: 4:36: invalid symbolic addrspace 'X'
@a = external global ptr addrspace("X") ; error@36: invalid symbolic addrspace 'X'
