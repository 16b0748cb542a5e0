; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !dereferenceable !0 ; error@3: dereferenceable, dereferenceable_or_null apply only to pointer types
  ret void
}
!0 = !{i64 8}
