; RUN: run
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 0, ptr %p
  %x = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %x
}

declare ptr @malloc(i64)
declare void @free(ptr)
