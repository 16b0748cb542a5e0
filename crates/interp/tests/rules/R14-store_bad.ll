; RUN: run
@words = global [2 x i32] zeroinitializer, align 8

define i32 @main() {
  %p = getelementptr i8, ptr @words, i64 4
  store i32 0, ptr %p, align 8 ; error: UB107
  ret i32 0
}
