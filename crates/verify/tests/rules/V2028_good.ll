; RUN: verify
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>)
define void @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 0, <16 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret void
}
