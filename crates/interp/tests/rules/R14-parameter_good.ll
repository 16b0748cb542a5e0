; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @take(ptr align 8 %p) {
  %c = icmp eq ptr %p, null
  ret i32 0
}

define i32 @main() {
  %p = getelementptr i8, ptr @words, i64 4
  %x = call i32 @take(ptr %p)
  ret i32 %x
}
