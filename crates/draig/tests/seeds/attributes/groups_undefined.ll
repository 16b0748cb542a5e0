; RUN: dis
; Seed 000: Attribute groups.
declare void @f() #5
