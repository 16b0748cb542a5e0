; RUN: run
@bytes = global [8 x i8] zeroinitializer

define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @bytes, i64 4, i1 false)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
