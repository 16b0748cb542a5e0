; RUN: dis
; Seed 001: associated.
$a = comdat any
@a = global i32 1, comdat($a)
@b = internal global i32 2, section "abc", comdat($a), !associated !0
!0 = !{i32* @a}
