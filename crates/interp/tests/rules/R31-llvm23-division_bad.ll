; RUN: run
define i32 @main() {
  %q = call <2 x i32> @llvm.masked.udiv.v2i32(<2 x i32> splat (i32 1), <2 x i32> <i32 1, i32 0>, <2 x i1> splat (i1 true)) ; error: UB003
  ret i32 0
}
