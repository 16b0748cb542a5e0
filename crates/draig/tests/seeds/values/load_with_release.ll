; RUN: dis
; Seed 002: Atomic Memory Ordering Constraints.
; STRICT: 5:25: atomic load cannot use Release ordering
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p release, align 4 ; error@25: atomic load cannot use Release ordering
  ret void
}
