; RUN: dis
; Seed 001: Inline Assembler Expressions.
; Seed 002: Inline Assembler Expressions.
; STRICT: 7:13: invalid type for inline asm constraint string
; only a callee may be inline assembly
define void @f() {
  store ptr asm "bswap $0", "=r,r", ptr null ; error@13: invalid type for inline asm constraint string
  ret void
}
