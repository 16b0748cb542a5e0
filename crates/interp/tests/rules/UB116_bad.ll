; RUN: run
define i32 @main() {
  %p = alloca i32
  call void @llvm.stackrestore.p0(ptr %p) ; error: UB116
  ret i32 0
}

declare void @llvm.stackrestore.p0(ptr)
