; RUN: dis
; Seed 001: Inline Assembler Expressions.
; Seed 002: Inline Assembler Expressions.
define i32 @f(i32 %Y) {
  %X = call i32 asm "bswap $0", "=r,r"(i32 %Y)
  ret i32 %X
}
