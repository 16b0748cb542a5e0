; RUN: run
@four = global [4 x i8] zeroinitializer
@index = global i8 -1

define i32 @main() {
  %end = getelementptr i8, ptr @four, i64 4
  %p = getelementptr i8, ptr %end, i64 -1
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}
