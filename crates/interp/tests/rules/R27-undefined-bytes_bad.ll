; RUN: run
define i32 @main() {
  %p = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %p, i8 undef, i64 8, i1 false)
  %x = load i8, ptr %p
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
