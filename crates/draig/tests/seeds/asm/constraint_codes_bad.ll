; RUN: dis
; Seed 001: Inline Asm Constraint String.
; Seed 002: Inline Asm Constraint String.
; STRICT: 7:17: output constraint occurs after input, clobber or label constraint
; an output after an input
define void @f(i32 %x) {
  %a = call i32 asm "a $0", "r,=r"(i32 %x) ; error@17: output constraint occurs after input, clobber or label constraint
  ret void
}
