; RUN: dis
; Seed 001: Inline Assembler Expressions.
; Seed 002: Inline Assembler Expressions.
define void @f() personality ptr null {
  call void asm sideeffect "eieio", ""()
  call void asm alignstack "eieio", ""()
  call void asm inteldialect "eieio", ""()
  call void asm unwind "call func", ""()
  call void asm sideeffect alignstack inteldialect unwind "call func", ""()
  invoke void asm sideeffect unwind "call func", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
