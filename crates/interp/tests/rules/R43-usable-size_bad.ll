; RUN: run
; The pointer refers to the middle of the block, not to its beginning.
define i32 @main() {
  %p = call ptr @malloc(i64 10)
  %i = ptrtoint ptr %p to i64
  %j = add i64 %i, 1
  %q = inttoptr i64 %j to ptr
  %size = call i64 @malloc_usable_size(ptr %q) ; error: UB403
  ret i32 0
}

declare ptr @malloc(i64)
declare i64 @malloc_usable_size(ptr)
