; RUN: verify
declare <4 x i8> @llvm.ucmp.v4i8.v2i32(<2 x i32>, <2 x i32>)
define void @f(<2 x i32> %v) {
  %r = call <4 x i8> @llvm.ucmp.v4i8.v2i32(<2 x i32> %v, <2 x i32> %v) ; error@3: return type and arguments must have the same number of elements
  ret void
}
