; RUN: dis
; Seed 000: Parameter attributes.
; STRICT: 4:9: this attribute does not apply to return values
declare byval(i32) ptr @a() ; error@9: this attribute does not apply to return values
