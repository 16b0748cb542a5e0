; RUN: run
define i32 @main() mustprogress {
  call void @llvm.cond.loop(i1 true) ; error: UB308
  ret i32 0
}
