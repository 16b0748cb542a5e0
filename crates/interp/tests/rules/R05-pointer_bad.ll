; RUN: run
define i32 @main() {
  %p = freeze ptr poison
  %q = getelementptr i8, ptr %p, i64 70000
  %x = load i8, ptr %q ; error: UB105
  ret i32 0
}
