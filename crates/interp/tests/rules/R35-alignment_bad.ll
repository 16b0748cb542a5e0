; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @main() {
  %p = getelementptr i8, ptr @words, i64 2
  %x = atomicrmw add ptr %p, i32 1 seq_cst ; error: UB107
  ret i32 0
}
