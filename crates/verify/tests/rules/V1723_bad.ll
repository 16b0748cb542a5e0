; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !nonnull !0 ; error@3: nonnull metadata must be empty
  ret void
}
!0 = !{i32 1}
