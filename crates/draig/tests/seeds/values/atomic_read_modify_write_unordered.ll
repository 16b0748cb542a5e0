; RUN: dis
; Seed 002: Atomic Memory Ordering Constraints.
; STRICT: 6:3: atomicrmw cannot be unordered
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 unordered
  ret void ; error@3: atomicrmw cannot be unordered
}
