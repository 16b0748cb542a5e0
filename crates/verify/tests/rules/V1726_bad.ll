; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !align !0 ; error@3: align takes one operand!
  ret void
}
!0 = !{}
