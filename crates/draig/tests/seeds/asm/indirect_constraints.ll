; RUN: dis
; Seed 001: Indirect inputs and outputs.
; Seed 002: Indirect inputs and outputs.
define void @f(ptr %p) {
  call void asm "a $0", "=*m"(ptr elementtype(i32) %p)
  call void asm "b $0", "=*r"(ptr elementtype(i32) %p)
  call void asm "c $0", "*m"(ptr elementtype(i32) %p)
  ret void
}
