; RUN: dis
; Seed 000: Function attributes.
; STRICT: 4:19: 'builtin' attribute not valid on function
declare void @f() builtin ; error@19: 'builtin' attribute not valid on function
