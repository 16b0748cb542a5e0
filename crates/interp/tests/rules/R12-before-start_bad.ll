; RUN: run
define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p ; error: UB110
  call void @llvm.lifetime.start.p0(ptr %p)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
