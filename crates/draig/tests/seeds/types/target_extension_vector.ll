; RUN: dis
; Seed 002: Target Extension Type.
; LLVM 22 reads it, and its verifier says: Globals cannot contain scalable types
@a = global target("aarch64.svcount") undef
