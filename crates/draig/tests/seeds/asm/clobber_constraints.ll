; RUN: dis
; Seed 001: Clobber constraints.
; Seed 002: Clobber constraints.
define void @f() {
  call void asm sideeffect "a", "~{eax},~{memory},~{dirflag},~{fpsr},~{flags}"()
  ret void
}
