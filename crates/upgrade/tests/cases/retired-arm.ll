; One call of every family of retired intrinsics of arm.

define <2 x i64> @f0(<2 x i64> %0, <4 x i1> %1) {
  %r = call <2 x i64> @llvm.arm.cde.vcx1q.predicated.v2i64.v4i1(i32 0, <2 x i64> %0, i32 1111, <4 x i1> %1)
  ret <2 x i64> %r
}

define <2 x i64> @f1(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, <2 x i64> %3) {
  %r = call <2 x i64> @llvm.arm.mve.mull.int.predicated.v2i64.v4i32.v4i1(<4 x i32> %0, <4 x i32> %1, i32 0, i32 0, <4 x i1> %2, <2 x i64> %3)
  ret <2 x i64> %r
}

define <4 x i1> @f2(i32 %0) {
  %r = call <4 x i1> @llvm.arm.mve.vctp64(i32 %0)
  ret <4 x i1> %r
}

define <2 x i64> @f3(<2 x i64> %0, <4 x i1> %1) {
  %r = call <2 x i64> @llvm.arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1(<2 x i64> %0, i32 888, <4 x i1> %1)
  ret <2 x i64> %r
}

define <2 x i64> @f4(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, <2 x i64> %3) {
  %r = call <2 x i64> @llvm.arm.mve.vqdmull.predicated.v2i64.v4i32.v4i1(<4 x i32> %0, <4 x i32> %1, i32 0, <4 x i1> %2, <2 x i64> %3)
  ret <2 x i64> %r
}

define <4 x float> @f5(<4 x float> %0) {
  %r = call <4 x float> @llvm.arm.mve.vrintn.v4f32(<4 x float> %0)
  ret <4 x float> %r
}

define void @f6(<2 x i64> %0, <2 x i64> %1, <4 x i1> %2) {
  call void @llvm.arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1(<2 x i64> %0, i32 888, <2 x i64> %1, <4 x i1> %2)
  ret void
}

define <2 x float> @f7(<2 x float> %0, <8 x i8> %1, <8 x i8> %2) {
  %r = call <2 x float> @llvm.arm.neon.bfdot.v2f32.v8i8(<2 x float> %0, <8 x i8> %1, <8 x i8> %2)
  ret <2 x float> %r
}

define <4 x float> @f8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.arm.neon.bfdot.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <4 x float> @f9(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.arm.neon.bfmlalb.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <4 x float> @f10(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.arm.neon.bfmlalt.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <4 x float> @f11(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.arm.neon.bfmmla.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <4 x i16> @f12(<4 x i16> %0) {
  %r = call <4 x i16> @llvm.arm.neon.vclz.v4i16(<4 x i16> %0)
  ret <4 x i16> %r
}

define <8 x i8> @f13(<8 x i8> %0) {
  %r = call <8 x i8> @llvm.arm.neon.vcnt.v8i8(<8 x i8> %0)
  ret <8 x i8> %r
}

define <1 x i64> @f14(<1 x i64> %0, <1 x i64> %1) {
  %r = call <1 x i64> @llvm.arm.neon.vqadds.v1i64(<1 x i64> %0, <1 x i64> %1)
  ret <1 x i64> %r
}

define <1 x i64> @f15(<1 x i64> %0, <1 x i64> %1) {
  %r = call <1 x i64> @llvm.arm.neon.vqaddu.v1i64(<1 x i64> %0, <1 x i64> %1)
  ret <1 x i64> %r
}

define <1 x i64> @f16(<1 x i64> %0, <1 x i64> %1) {
  %r = call <1 x i64> @llvm.arm.neon.vqsubs.v1i64(<1 x i64> %0, <1 x i64> %1)
  ret <1 x i64> %r
}

define <1 x i64> @f17(<1 x i64> %0, <1 x i64> %1) {
  %r = call <1 x i64> @llvm.arm.neon.vqsubu.v1i64(<1 x i64> %0, <1 x i64> %1)
  ret <1 x i64> %r
}

define <4 x half> @f18(<4 x half> %0) {
  %r = call <4 x half> @llvm.arm.neon.vrinta.v4f16(<4 x half> %0)
  ret <4 x half> %r
}

define <4 x half> @f19(<4 x half> %0) {
  %r = call <4 x half> @llvm.arm.neon.vrintm.v4f16(<4 x half> %0)
  ret <4 x half> %r
}

define float @f20(float %0) {
  %r = call float @llvm.arm.neon.vrintn.f32(float %0)
  ret float %r
}

define <4 x half> @f21(<4 x half> %0) {
  %r = call <4 x half> @llvm.arm.neon.vrintp.v4f16(<4 x half> %0)
  ret <4 x half> %r
}

define <4 x half> @f22(<4 x half> %0) {
  %r = call <4 x half> @llvm.arm.neon.vrintx.v4f16(<4 x half> %0)
  ret <4 x half> %r
}

define <4 x half> @f23(<4 x half> %0) {
  %r = call <4 x half> @llvm.arm.neon.vrintz.v4f16(<4 x half> %0)
  ret <4 x half> %r
}

define i32 @f24() {
  %r = call i32 @llvm.arm.rbit(i32 0)
  ret i32 %r
}

define ptr @f25() {
  %r = call ptr @llvm.arm.thread.pointer()
  ret ptr %r
}

declare <2 x i64> @llvm.arm.cde.vcx1q.predicated.v2i64.v4i1(i32, <2 x i64>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.mve.mull.int.predicated.v2i64.v4i32.v4i1(<4 x i32>, <4 x i32>, i32, i32, <4 x i1>, <2 x i64>)
declare <4 x i1> @llvm.arm.mve.vctp64(i32)
declare <2 x i64> @llvm.arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <4 x i1>)
declare <2 x i64> @llvm.arm.mve.vqdmull.predicated.v2i64.v4i32.v4i1(<4 x i32>, <4 x i32>, i32, <4 x i1>, <2 x i64>)
declare <4 x float> @llvm.arm.mve.vrintn.v4f32(<4 x float>)
declare void @llvm.arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <2 x i64>, <4 x i1>)
declare <2 x float> @llvm.arm.neon.bfdot.v2f32.v8i8(<2 x float>, <8 x i8>, <8 x i8>)
declare <4 x float> @llvm.arm.neon.bfdot.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.arm.neon.bfmlalb.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.arm.neon.bfmlalt.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.arm.neon.bfmmla.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x i16> @llvm.arm.neon.vclz.v4i16(<4 x i16>)
declare <8 x i8> @llvm.arm.neon.vcnt.v8i8(<8 x i8>)
declare <1 x i64> @llvm.arm.neon.vqadds.v1i64(<1 x i64>, <1 x i64>)
declare <1 x i64> @llvm.arm.neon.vqaddu.v1i64(<1 x i64>, <1 x i64>)
declare <1 x i64> @llvm.arm.neon.vqsubs.v1i64(<1 x i64>, <1 x i64>)
declare <1 x i64> @llvm.arm.neon.vqsubu.v1i64(<1 x i64>, <1 x i64>)
declare <4 x half> @llvm.arm.neon.vrinta.v4f16(<4 x half>)
declare <4 x half> @llvm.arm.neon.vrintm.v4f16(<4 x half>)
declare float @llvm.arm.neon.vrintn.f32(float)
declare <4 x half> @llvm.arm.neon.vrintp.v4f16(<4 x half>)
declare <4 x half> @llvm.arm.neon.vrintx.v4f16(<4 x half>)
declare <4 x half> @llvm.arm.neon.vrintz.v4f16(<4 x half>)
declare i32 @llvm.arm.rbit(i32)
declare ptr @llvm.arm.thread.pointer()
