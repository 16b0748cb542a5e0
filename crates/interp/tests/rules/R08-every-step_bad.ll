; RUN: run
@four = global [4 x i8] zeroinitializer
@index = global i8 -1

define i32 @main() {
  %p = getelementptr inbounds [4 x i8], ptr @four, i64 2, i64 -4
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
