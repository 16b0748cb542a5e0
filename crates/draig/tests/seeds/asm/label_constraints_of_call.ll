; RUN: dis
; Seed 002: Label constraints.
; LLVM 22 reads it, and its verifier says: Label constraints can only be used with callbr
define void @f() {
  call void asm sideeffect "jmp $0", "!i"()
  ret void
}
