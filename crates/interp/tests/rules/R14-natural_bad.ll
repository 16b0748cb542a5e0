; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @main() {
  %p = getelementptr i8, ptr @words, i64 2
  %x = load i32, ptr %p ; error: UB107
  ret i32 0
}
