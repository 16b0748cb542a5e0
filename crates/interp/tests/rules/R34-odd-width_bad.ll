; RUN: run
define i32 @main() {
  %p = alloca i20
  store i20 -1, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  %x = load i8, ptr %q
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
