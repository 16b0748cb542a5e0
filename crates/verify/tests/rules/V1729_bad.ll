; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !align !0 ; error@3: alignment is larger that implementation defined limit
  ret void
}
!0 = !{i64 8589934592}
