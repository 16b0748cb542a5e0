; RUN: dis
; Seed 002: Atomic Memory Ordering Constraints.
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p syncscope("singlethread") acquire, align 4
  store atomic i32 0, ptr %p syncscope("agent") release, align 4
  fence syncscope("singlethread") seq_cst
  %b = atomicrmw add ptr %p, i32 1 syncscope("workgroup") monotonic
  %c = cmpxchg ptr %p, i32 0, i32 1 syncscope("agent") acq_rel monotonic
  ret void
}
