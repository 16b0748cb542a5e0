; RUN: run
define i32 @main() {
  %p = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 9, i1 false) ; error: UB102
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
