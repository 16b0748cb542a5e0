;--- a.ll
define void @a(ptr %p) nocallback {
  store atomic i32 1, ptr %p syncscope("one") release, align 4, !kind.a !0
  call void @b(ptr %p) nocallback [ "tag.a"(i32 1) ]
  ret void
}
declare void @b(ptr byval({ i32 })) nocallback nounwind
!0 = !{}
;--- b.ll
define void @b(ptr byval({ i32 }) %p) {
  %v = load atomic i32, ptr %p syncscope("two") acquire, align 4, !kind.b !0, !kind.a !0
  store atomic i32 1, ptr %p syncscope("one") release, align 4
  call void asm sideeffect "nop", "~{memory}"() [ "tag.b"(i32 %v), "tag.a"(i32 1) ]
  ret void
}
module asm "nop"
!0 = !{}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

module asm "nop"

define void @a(ptr %p) {
  store atomic i32 1, ptr %p syncscope("one") release, align 4, !kind.a !0
  call void @b(ptr %p) [ "tag.a"(i32 1) ]
  ret void
}

define void @b(ptr byval({ i32 }) %p) {
  %v = load atomic i32, ptr %p syncscope("two") acquire, align 4, !kind.a !0, !kind.b !0
  store atomic i32 1, ptr %p syncscope("one") release, align 4
  call void asm sideeffect "nop", "~{memory}"() [ "tag.b"(i32 %v), "tag.a"(i32 1) ]
  ret void
}

!0 = !{}
