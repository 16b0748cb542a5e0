target triple = "x86_64-unknown-linux-gnu"

module asm ".globl from_asm"
module asm "from_asm: .quad internal, defined"
module asm ".data"
module asm "local_in_asm: .long 1"

@internal = internal global i32 1
@defined = global i32 2
@from_asm = external global i64
@local_in_asm = external global i32
@pointers = global [2 x ptr] [ptr @from_asm, ptr @local_in_asm]
