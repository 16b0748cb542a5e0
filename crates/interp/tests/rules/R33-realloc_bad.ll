; RUN: run
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 0, ptr %p
  %q = call ptr @realloc(ptr %p, i64 4)
  %x = load i32, ptr %p ; error: UB103
  ret i32 0
}

declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
