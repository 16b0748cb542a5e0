; RUN: verify
declare <2 x i32> @llvm.vp.fptosi.v2i32.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f(<2 x i32> %v, <2 x i1> %m) {
  %r = call <2 x i32> @llvm.vp.fptosi.v2i32.v2i32(<2 x i32> %v, <2 x i1> %m, i32 2) ; error@3: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
  ret void
}
