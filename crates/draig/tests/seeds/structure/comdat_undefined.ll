; RUN: dis
; Seed 000: comdat (glossary).
; STRICT: 4:28: use of undefined comdat '$my_global'
@my_global = global i32 0, comdat ; error@28: use of undefined comdat '$my_global'
