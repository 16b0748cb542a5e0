; RUN: dis
; Seed 001: Asm template argument modifiers.
define void @f() {
  call void asm "${0:c} ${0:n}", "i"(i32 5)
  call void asm "${0:l}", "i"(ptr @f)
  ret void
}
