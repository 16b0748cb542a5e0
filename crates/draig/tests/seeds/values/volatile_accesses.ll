; RUN: dis
; Seed 002: Volatile Memory Accesses.
define void @f(ptr %p, ptr %q) {
  %a = load volatile i32, ptr %p
  store volatile i32 %a, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 true)
  %b = load atomic volatile i32, ptr %p seq_cst, align 4
  %c = cmpxchg volatile ptr %p, i32 0, i32 1 monotonic monotonic
  %d = atomicrmw volatile add ptr %p, i32 1 monotonic
  ret void
}
