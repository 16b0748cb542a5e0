; RUN: dis
; Seed 002: Opaque Structure Types.
; STRICT: 4:22: use of undefined type named 'T'
@a = external global %T ; error@22: use of undefined type named 'T'
