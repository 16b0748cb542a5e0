; RUN: dis
; Seed 000: Structure types.
%mytype = type { %mytype*, i32 }
@g = global %mytype zeroinitializer
