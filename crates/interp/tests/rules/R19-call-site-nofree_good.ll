; RUN: run
declare ptr @malloc(i64)
declare void @free(ptr)

define void @f(ptr %p) {
  call void @free(ptr %p)
  ret void
}

define i32 @main() {
  %p = call ptr @malloc(i64 4)
  call void @f(ptr %p)
  ret i32 0
}
