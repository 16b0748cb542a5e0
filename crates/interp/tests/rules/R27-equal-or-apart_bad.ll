; RUN: run
@bytes = global [8 x i8] zeroinitializer

define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr @bytes, ptr %p, i64 2, i1 false) ; error: UB113
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
