; RUN: dis
; Seed 000: Comdats.
$a = comdat any
$b = comdat exactmatch
$c = comdat largest
$d = comdat nodeduplicate
$e = comdat samesize
@a = global i32 0, comdat
@b = global i32 0, comdat
@c = global i32 0, comdat
@d = global i32 0, comdat
@e = global i32 0, comdat
