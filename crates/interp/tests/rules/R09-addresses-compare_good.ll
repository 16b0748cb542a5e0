; RUN: run
@a = global i32 0
@b = global i32 0

define i32 @main() {
  %a = ptrtoint ptr @a to i64
  %b = ptrtoint ptr @b to i64
  %distance = sub i64 %b, %a
  %p = getelementptr i8, ptr @a, i64 %distance
  %c = icmp eq ptr %p, @b
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
