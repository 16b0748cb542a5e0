; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !dereferenceable !0 ; error@3: dereferenceable, dereferenceable_or_null take one operand!
  ret void
}
!0 = !{}
