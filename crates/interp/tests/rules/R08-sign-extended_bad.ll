; RUN: run
@four = global [4 x i8] zeroinitializer
@index = global i8 -1

define i32 @main() {
  %end = getelementptr i8, ptr @four, i64 4
  %i = load i8, ptr @index
  %wide = zext i8 %i to i64
  %p = getelementptr i8, ptr %end, i64 %wide
  %x = load i8, ptr %p ; error: UB102
  ret i32 0
}
