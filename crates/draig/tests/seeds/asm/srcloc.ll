; RUN: dis
; Seed 001: Inline Asm Metadata.
define void @f() {
  call void asm sideeffect "something bad", ""(), !srcloc !42
  call void asm sideeffect "two lines\0Ahere", ""(), !srcloc !43
  ret void
}
!42 = !{ i32 1234567 }
!43 = !{ i32 1, i32 2 }
