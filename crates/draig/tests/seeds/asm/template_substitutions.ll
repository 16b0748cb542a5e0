; RUN: dis
; Seed 001: Inline Assembler Expressions.
; Seed 002: Inline Assembler Expressions.
define void @f(i32 %x) {
  call void asm sideeffect ".L${:uid}: ${:comment} ${:private} $$1 \09\22\5C ${0:n}", "i"(i32 7)
  ret void
}
