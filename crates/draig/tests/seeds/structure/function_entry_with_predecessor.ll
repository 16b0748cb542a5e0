; RUN: dis
; Seed 000: Functions.
; LLVM 22 reads it, and its verifier says: Entry block to function must not have predecessors!
define void @f() {
entry:
  br label %entry
}
