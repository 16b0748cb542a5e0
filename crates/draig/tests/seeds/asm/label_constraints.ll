; RUN: dis
; Seed 002: Label constraints.
define void @f(i32 %x) {
  callbr void asm sideeffect "jmp $1", "r,!i,!i"(i32 %x) to label %next [label %a, label %b]
next:
  ret void
a:
  ret void
b:
  ret void
}
