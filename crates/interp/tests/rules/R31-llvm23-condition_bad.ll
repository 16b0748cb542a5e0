; RUN: run
define i32 @main() {
  call void @llvm.cond.loop(i1 poison) ; error: UB001
  ret i32 0
}
