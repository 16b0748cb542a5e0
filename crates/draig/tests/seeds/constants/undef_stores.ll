; RUN: dis
; Seed 002: Undefined Values.
; Seed 003: Undefined values.
define void @f(i32 %X) {
a:
 store i32 undef, ptr null
 br label %b
b:
 store i32 %X, ptr undef
 ret void
}
