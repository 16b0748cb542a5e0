; RUN: dis
; Seed 002: Undefined Values.
; STRICT: 5:12: invalid type for undef constant
define void @f() {
  br label undef ; error@12: invalid type for undef constant
}
