; RUN: dis
; Seed 002: Undefined Values.
; Seed 003: Undefined values.
define void @f(i32 %X) {
 %A = or i32 %X, undef
 %B = and i32 %X, undef
 ret void
}
