; RUN: run
; A pointer converted through an integer refers to the object whose address was exposed.
define i32 @main() {
  %p = call ptr @malloc(i64 10)
  %i = ptrtoint ptr %p to i64
  %q = inttoptr i64 %i to ptr
  %size = call i64 @malloc_usable_size(ptr %q)
  %less = icmp ult i64 %size, 10
  %status = zext i1 %less to i32
  %r = call ptr @realloc(ptr %q, i64 20)
  %k = ptrtoint ptr %r to i64
  %s = inttoptr i64 %k to ptr
  %more = call i64 @malloc_usable_size(ptr %s)
  call void @free(ptr %s)
  ret i32 %status
}

declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare i64 @malloc_usable_size(ptr)
