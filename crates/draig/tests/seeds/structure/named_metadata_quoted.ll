; RUN: dis
; Seed 000: Named metadata.
; STRICT: 4:2: expected integer
!"name" = !{} ; error@2: expected integer
