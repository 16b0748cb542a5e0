; RUN: dis
; Seed 002: Addresses of Basic Blocks.
; Seed 003: Addresses of basic blocks.
; Seed 004: Block addresses.
target datalayout = "P1"
@g = global ptr addrspace(1) blockaddress(@function, %block)
define void @function(ptr addrspace(1) %p) {
  %is_null = icmp eq ptr addrspace(1) blockaddress(@function, %block), null
  indirectbr ptr addrspace(1) %p, [label %block, label %other]
block:
  ret void
other:
  ret void
}
define ptr @numbered() addrspace(0) {
  br label %1
1:
  ret ptr blockaddress(@numbered, %1)
}
