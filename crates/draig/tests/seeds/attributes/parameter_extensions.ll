; RUN: dis
; Seed 000: Parameter attributes.
declare zeroext i8 @a(i8 zeroext, i16 signext, i32 inreg)
declare signext i16 @b()
declare inreg i32 @c()
