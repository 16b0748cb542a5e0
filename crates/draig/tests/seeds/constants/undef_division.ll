; RUN: dis
; Seed 002: Undefined Values.
; Seed 003: Undefined values.
define void @f(i32 %X) {
 %A = sdiv i32 undef, %X
 %B = sdiv i32 %X, undef
 ret void
}
