; RUN: run
@bytes = global [8 x i8] zeroinitializer

define i32 @main() {
  call void @llvm.memcpy.p0.p0.i64(ptr @bytes, ptr @bytes, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr null, ptr inttoptr (i64 5 to ptr), i64 0, i1 false)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
