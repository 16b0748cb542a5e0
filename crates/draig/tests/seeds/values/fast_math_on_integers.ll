; RUN: dis
; Seed 002: Fast-Math Flags.
; STRICT: 5:12: expected type
define void @f(i32 %x) {
  %a = add fast i32 %x, 1 ; error@12: expected type
  ret void
}
