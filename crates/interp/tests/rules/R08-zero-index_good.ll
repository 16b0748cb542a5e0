; RUN: run
define i32 @main() {
  %p = getelementptr inbounds [4 x i8], ptr null, i64 0, i64 0
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
