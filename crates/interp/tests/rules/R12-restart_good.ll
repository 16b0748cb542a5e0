; RUN: run
define i32 @main() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(ptr %p)
  call void @llvm.lifetime.start.p0(ptr %p)
  store i32 0, ptr %p
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
