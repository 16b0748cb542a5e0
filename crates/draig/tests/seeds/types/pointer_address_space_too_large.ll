; RUN: dis
; Seed 002: Pointer Type.
; STRICT: 4:36: invalid address space, must be a 24-bit integer
@a = external global ptr addrspace(16777216) ; error@36: invalid address space, must be a 24-bit integer
