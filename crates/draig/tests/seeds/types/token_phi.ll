; RUN: dis
; Seed 002: Token Type.
; Seed 004: Token Type.
; STRICT: 7:15: select values cannot have token type
define void @f(i1 %c) {
  %t = call token @llvm.experimental.convergence.anchor()
  %s = select i1 %c, token %t, token %t ; error@15: select values cannot have token type
  ret void
}
