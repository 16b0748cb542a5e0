; RUN: run
define void @f(ptr %p) nofree {
  %q = call ptr @malloc(i64 4)
  call void @g(ptr %q)
  call void @g(ptr %p)
  ret void
}

define void @g(ptr %p) {
  call void @free(ptr %p) ; error: UB311
  ret void
}

define i32 @main() {
  %p = call ptr @malloc(i64 4)
  call void @f(ptr %p)
  ret i32 0
}

declare ptr @malloc(i64)
declare void @free(ptr)
