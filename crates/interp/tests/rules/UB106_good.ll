; RUN: run
@four = global [4 x i8] zeroinitializer

define i32 @main() {
  ; leaves the object and returns
  %p = getelementptr i8, ptr @four, i64 5
  %q = getelementptr i8, ptr %p, i64 -5
  %x = load i8, ptr %q
  ret i32 0
}
