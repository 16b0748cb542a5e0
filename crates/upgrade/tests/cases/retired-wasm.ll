; One call of every family of retired intrinsics of wasm.

define <4 x i32> @f0(<16 x i8> %0, <16 x i8> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.wasm.dot.i8x16.i7x16.add.signed(<16 x i8> %0, <16 x i8> %1, <4 x i32> %2)
  ret <4 x i32> %r
}

define <8 x i16> @f1(<16 x i8> %0, <16 x i8> %1) {
  %r = call <8 x i16> @llvm.wasm.dot.i8x16.i7x16.signed(<16 x i8> %0, <16 x i8> %1)
  ret <8 x i16> %r
}

define <4 x float> @f2(<4 x float> %0, <4 x float> %1, <4 x float> %2) {
  %r = call <4 x float> @llvm.wasm.fma.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2)
  ret <4 x float> %r
}

define <4 x float> @f3(<4 x float> %0, <4 x float> %1, <4 x float> %2) {
  %r = call <4 x float> @llvm.wasm.fms.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2)
  ret <4 x float> %r
}

define <16 x i8> @f4(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <16 x i8> @llvm.wasm.laneselect.v16i8(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2)
  ret <16 x i8> %r
}

declare <4 x i32> @llvm.wasm.dot.i8x16.i7x16.add.signed(<16 x i8>, <16 x i8>, <4 x i32>)
declare <8 x i16> @llvm.wasm.dot.i8x16.i7x16.signed(<16 x i8>, <16 x i8>)
declare <4 x float> @llvm.wasm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.wasm.fms.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <16 x i8> @llvm.wasm.laneselect.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
