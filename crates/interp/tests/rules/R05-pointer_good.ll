; RUN: run
define i32 @main() {
  %p = freeze ptr poison
  %c = icmp eq ptr %p, %p
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
