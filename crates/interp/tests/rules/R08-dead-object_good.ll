; RUN: run
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  call void @free(ptr %p)
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %c = icmp eq ptr %q, null
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

declare ptr @malloc(i64)
declare void @free(ptr)
