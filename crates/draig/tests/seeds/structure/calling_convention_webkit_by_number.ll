; RUN: dis
; Seed 000: Calling conventions.
define cc 12 void @webkit() { ret void }
