; RUN: run
define i32 @main() {
  %p = call ptr @malloc(i64 8)
  %q = getelementptr i8, ptr %p, i64 4
  call void @free(ptr %p)
  ret i32 0
}

declare ptr @malloc(i64)
declare void @free(ptr)
