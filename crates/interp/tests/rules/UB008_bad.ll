; RUN: run
define i32 @main() {
  %x = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i1> splat (i1 true), i32 5) ; error: UB008
  ret i32 0
}

declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
