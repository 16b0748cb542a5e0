; RUN: dis
; Seed 000: Prologue data.
define void @f() prologue i8 144 { ret void }
