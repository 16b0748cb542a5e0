; RUN: dis
; Seed 000: Function attributes.
; STRICT: 4:30: stack alignment is not a power of two
declare void @f() alignstack(3) ; error@30: stack alignment is not a power of two
