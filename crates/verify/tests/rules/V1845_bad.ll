; RUN: verify
declare <2 x float> @llvm.vp.fptrunc.v2f32.v2f16(<2 x half>, <2 x i1>, i32)
define void @f(<2 x half> %v, <2 x i1> %m) {
  %r = call <2 x float> @llvm.vp.fptrunc.v2f32.v2f16(<2 x half> %v, <2 x i1> %m, i32 2) ; error@3: llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type
  ret void
}
