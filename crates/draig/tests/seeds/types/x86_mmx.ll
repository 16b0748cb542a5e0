; RUN: dis
; Seed 003: Simple constants.
; Seed 004: Type.
; STRICT: 6:9: expected type
; the type is now a vector of one i64
declare x86_mmx @f(x86_mmx) ; error@9: expected type
define void @g(<1 x i64> %x) {
  %y = call x86_mmx @f(x86_mmx %x) ; error@13: expected type
  ret void
}
