; RUN: run
%pair = type { i8, i32 }

define i32 @main() {
  %p = alloca %pair
  %q = alloca %pair
  store i64 0, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %x = load i64, ptr %q
  %c = icmp eq i64 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
