; RUN: dis
; Seed 002: Pointer Type.
target datalayout = "A5-G1-P3"
@a = addrspace("G") global ptr null
@b = global ptr addrspace(5) null
define void @f(ptr %p, ptr addrspace("A") %q, ptr addrspace("P") %r, ptr addrspace("G") %s) {
  %x = alloca i8, addrspace(5)
  store ptr addrspace(5) %x, ptr %p
  ret void
}
