; RUN: dis
; Seed 000: Named metadata.
; STRICT: 4:12: expected integer
!name = !{!"string"} ; error@12: expected integer
