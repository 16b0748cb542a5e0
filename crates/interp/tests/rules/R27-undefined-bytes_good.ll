; RUN: run
define i32 @main() {
  %p = alloca [8 x i8]
  %q = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %p, i8 undef, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
