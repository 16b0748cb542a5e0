; RUN: dis
; Seed 000: Parameter attributes.
; STRICT: 5:27: expected '('
; without its type, as before LLVM 12
declare void @a(i32* byval) ; error@27: expected '('
