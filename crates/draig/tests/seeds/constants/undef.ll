; RUN: dis
; Seed 002: Undefined Values.
; Seed 003: Undefined values.
define void @f(i32 %X) {
 %A = add i32 %X, undef
 %B = sub i32 %X, undef
 %C = xor i32 %X, undef
 ret void
}
