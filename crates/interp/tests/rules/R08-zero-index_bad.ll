; RUN: run
define i32 @main() {
  %p = getelementptr inbounds i8, ptr null, i64 1
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
