; RUN: dis
; Seed 002: Vector Type.
target datalayout = "e"
define void @f(ptr %ptr) {
  %val = bitcast <4 x i4> <i4 1, i4 2, i4 3, i4 5> to i16
  ; Bitcasting from a vector to an integral type can be seen as
  ; concatenating the values:
  ;   %val now has the hexadecimal value 0x5321.
  store i16 %val, ptr %ptr
  ret void
}
@g = global i16 bitcast (<4 x i4> <i4 1, i4 2, i4 3, i4 5> to i16)
