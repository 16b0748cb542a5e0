; RUN: dis
; Seed 002: Undefined Values.
; Seed 003: Undefined values.
define void @f(i32 %B, i32 %D) {
 %A = xor i32 undef, undef
 %C = xor i32 %B, %B
 %E = icmp slt i32 %D, 4
 %F = icmp sge i32 %D, 4
 ret void
}
