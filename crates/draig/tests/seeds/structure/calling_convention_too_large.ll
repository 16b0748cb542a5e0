; RUN: dis
; Seed 000: Calling conventions.
declare cc 1024 void @f()
