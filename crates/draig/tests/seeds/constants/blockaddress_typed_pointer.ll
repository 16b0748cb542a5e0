; RUN: dis
; Seed 003: Addresses of basic blocks.
@g = global i8* blockaddress(@function, %block)
define void @function() {
  br label %block
block:
  ret void
}
