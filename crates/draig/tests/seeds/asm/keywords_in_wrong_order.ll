; RUN: dis
; Seed 001: Inline Assembler Expressions.
; Seed 002: Inline Assembler Expressions.
; STRICT: 6:28: expected string constant
define void @f() {
  call void asm alignstack sideeffect "eieio", ""() ; error@28: expected string constant
  ret void
}
