; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !dereferenceable !0 ; error@3: dereferenceable, dereferenceable_or_null metadata value must be an i64!
  ret void
}
!0 = !{i32 8}
