; RUN: dis
; Seed 002: Atomic Memory Ordering Constraints; Memory Model for Concurrent Operations.
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p unordered, align 4
  %b = load atomic i32, ptr %p monotonic, align 4
  %c = load atomic i32, ptr %p acquire, align 4
  %d = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 0, ptr %p unordered, align 4
  store atomic i32 0, ptr %p monotonic, align 4
  store atomic i32 0, ptr %p release, align 4
  store atomic i32 0, ptr %p seq_cst, align 4
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  %e = atomicrmw add ptr %p, i32 1 monotonic
  %g = atomicrmw sub ptr %p, i32 1 acquire
  %h = atomicrmw and ptr %p, i32 1 release
  %i = atomicrmw or ptr %p, i32 1 acq_rel
  %j = atomicrmw xchg ptr %p, i32 1 seq_cst
  %k = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic
  %l = cmpxchg weak ptr %p, i32 0, i32 1 seq_cst seq_cst
  ret void
}
