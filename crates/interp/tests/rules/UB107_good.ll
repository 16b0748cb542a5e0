; RUN: run
@bytes = global [8 x i8] zeroinitializer, align 4

define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 1
  %x = load i32, ptr %p, align 1
  ret i32 %x
}
