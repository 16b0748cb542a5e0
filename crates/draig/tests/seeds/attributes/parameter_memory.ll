; RUN: dis
; Seed 000: Parameter attributes.
declare void @f(ptr readonly, ptr writeonly, ptr readnone, ptr nocapture readonly)
