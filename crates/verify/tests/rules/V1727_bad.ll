; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !align !0 ; error@3: align metadata value must be an i64!
  ret void
}
!0 = !{i32 8}
