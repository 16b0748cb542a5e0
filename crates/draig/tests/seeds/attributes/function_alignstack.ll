; RUN: dis
; Seed 000: Function attributes.
declare void @a() alignstack(16)
declare void @b() alignstack(4) nounwind
attributes #0 = { alignstack=8 }
declare void @c() #0
