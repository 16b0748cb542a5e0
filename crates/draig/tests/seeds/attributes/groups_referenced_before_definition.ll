; RUN: dis
; Seed 000: Attribute groups.
declare void @f() #5
attributes #5 = { cold }
