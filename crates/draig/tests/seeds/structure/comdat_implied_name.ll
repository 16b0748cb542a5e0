; RUN: dis
; Seed 000: Comdats.
$foo = comdat any
@foo = global i32 2, comdat
@bar = global i32 3, comdat($foo)
