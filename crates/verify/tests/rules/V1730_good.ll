; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !dereferenceable !0
  ret void
}
!0 = !{i64 8}
