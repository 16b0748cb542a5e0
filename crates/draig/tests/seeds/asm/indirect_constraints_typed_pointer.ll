; RUN: dis
; Seed 001: Indirect inputs and outputs.
; LLVM 22 reads it, and its verifier says: Operand for indirect constraint must have elementtype attribute
; before opaque pointers the pointee was the element type
define void @f(i32* %p) {
  call void asm "a $0", "=*m"(i32* %p)
  ret void
}
