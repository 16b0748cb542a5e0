; RUN: dis
; Seed 002: Addresses of Basic Blocks.
; Seed 003: Addresses of basic blocks.
; LLVM 22 reads it, and its verifier says: blockaddress may not be used with the entry block!
@g = global ptr blockaddress(@function, %block)
define void @function() {
block:
  ret void
}
