; RUN: dis
; Seed 002: Atomic Memory Ordering Constraints.
; STRICT: 6:3: fence cannot be monotonic
define void @f() {
  fence monotonic
  ret void ; error@3: fence cannot be monotonic
}
