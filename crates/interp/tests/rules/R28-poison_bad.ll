; RUN: run
define i32 @main() {
  call void @llvm.assume(i1 poison) ; error: UB207
  ret i32 0
}

declare void @llvm.assume(i1)
