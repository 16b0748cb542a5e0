; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @main() {
  %a = atomicrmw uinc_wrap ptr @words, i32 2 seq_cst
  %b = atomicrmw udec_wrap ptr @words, i32 2 seq_cst
  %d = atomicrmw usub_sat ptr @words, i32 5 seq_cst
  %e = atomicrmw usub_cond ptr @words, i32 5 seq_cst
  %pair = cmpxchg ptr @words, i32 0, i32 9 acq_rel monotonic
  %ok = extractvalue { i32, i1 } %pair, 1
  %x = load atomic i32, ptr @words acquire, align 4
  %nine = icmp eq i32 %x, 9
  %c = and i1 %ok, %nine
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
