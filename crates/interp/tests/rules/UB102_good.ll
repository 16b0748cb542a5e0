; RUN: run
@four = global [4 x i32] zeroinitializer
@after = global i32 0

define i32 @main() {
  %p = getelementptr inbounds i32, ptr @four, i64 3
  %x = load i32, ptr %p
  ret i32 %x
}
