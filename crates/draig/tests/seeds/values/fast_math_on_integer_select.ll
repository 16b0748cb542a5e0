; RUN: dis
; Seed 002: Fast-Math Flags.
; STRICT: 5:8: fast-math-flags specified for select without floating-point scalar or vector return type
define void @f(i1 %c) {
  %a = select nnan i1 %c, i32 1, i32 2 ; error@8: fast-math-flags specified for select without floating-point scalar or vector return type
  ret void
}
