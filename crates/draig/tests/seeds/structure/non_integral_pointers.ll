; RUN: dis
; Seed 000: Non-integral pointer types.
; Seed 002: Data Layout.
target datalayout = "e-ni:4:6"
define i64 @f(ptr addrspace(4) %p) {
  %a = ptrtoint ptr addrspace(4) %p to i64
  %b = ptrtoint ptr addrspace(4) %p to i64
  %c = sub i64 %a, %b
  ret i64 %c
}
