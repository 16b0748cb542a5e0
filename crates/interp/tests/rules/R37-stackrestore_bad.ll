; RUN: run
define i32 @main() {
  %s = call ptr @llvm.stacksave.p0()
  %p = alloca i32, i32 1
  call void @llvm.stackrestore.p0(ptr %s)
  store i32 0, ptr %p ; error: UB104
  ret i32 0
}

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
