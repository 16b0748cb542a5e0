; RUN: run
@four = global [4 x i8] zeroinitializer
@index = global i8 -1

define i32 @main() {
  %end = getelementptr i8, ptr @four, i64 4
  %i = load i8, ptr @index
  %p = getelementptr i8, ptr %end, i8 %i
  %x = load i8, ptr %p
  ret i32 0
}
