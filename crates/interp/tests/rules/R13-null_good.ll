; RUN: run
define i32 @main() {
  %p = getelementptr i8, ptr null, i64 8
  %a = ptrtoint ptr %p to i64
  %c = icmp eq i64 %a, 8
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
