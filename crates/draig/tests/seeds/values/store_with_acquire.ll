; RUN: dis
; Seed 002: Atomic Memory Ordering Constraints.
; STRICT: 5:16: atomic store cannot use Acquire ordering
define void @f(ptr %p) {
  store atomic i32 0, ptr %p acquire, align 4 ; error@16: atomic store cannot use Acquire ordering
  ret void
}
