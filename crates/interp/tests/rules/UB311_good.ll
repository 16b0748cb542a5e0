; RUN: run
define void @look(ptr %p) {
  call void @free(ptr %p)
  ret void
}

define i32 @main() {
  %p = call ptr @malloc(i64 4)
  call void @look(ptr %p)
  ret i32 0
}

declare ptr @malloc(i64)
declare void @free(ptr)
