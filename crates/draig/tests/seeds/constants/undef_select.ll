; RUN: dis
; Seed 002: Undefined Values.
; Seed 003: Undefined values.
define void @f(i32 %X, i32 %Y, i1 %Z) {
 %A = select i1 undef, i32 %X, i32 %Y
 %B = select i1 undef, i32 42, i32 %Y
 %C = select i1 %Z, i32 %Y, i32 undef
 ret void
}
