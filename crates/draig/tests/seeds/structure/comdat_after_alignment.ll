; RUN: dis
; Seed 000: comdat (glossary).
; the order that the text shows
$my_global = comdat any
@my_global = global i32 0, align 4, comdat
