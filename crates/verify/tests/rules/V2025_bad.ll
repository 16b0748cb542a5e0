; RUN: verify
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v5i32.v8i32(<5 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<5 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v5i32.v8i32(<5 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0) ; error@3: operand 0 must be 4, 6 or 8 element i32 vector
  ret void
}
