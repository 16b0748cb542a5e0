; RUN: run
define i32 @main() {
  %p = alloca [8 x i8]
  %end = getelementptr i8, ptr %p, i64 8
  call void @llvm.memset.p0.i64(ptr %end, i8 0, i64 0, i1 false)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
