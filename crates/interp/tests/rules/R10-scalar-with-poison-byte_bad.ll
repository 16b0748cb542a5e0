; RUN: run
define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  store i8 poison, ptr %q
  %x = load i32, ptr %p
  %low = trunc i32 %x to i8
  %c = icmp eq i8 %low, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
