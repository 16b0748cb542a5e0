; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !align !0 ; error@3: align metadata value must be a power of 2!
  ret void
}
!0 = !{i64 3}
