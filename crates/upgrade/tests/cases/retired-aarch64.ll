; One call of every family of retired intrinsics of aarch64.

define <2 x float> @f0(<2 x float> %0, <2 x float> %1) {
  %r = call <2 x float> @llvm.aarch64.neon.addp.v2f32(<2 x float> %0, <2 x float> %1)
  ret <2 x float> %r
}

define bfloat @f1(float %0) {
  %r = call bfloat @llvm.aarch64.neon.bfcvt(float %0)
  ret bfloat %r
}

define <8 x bfloat> @f2(<4 x float> %0) {
  %r = call <8 x bfloat> @llvm.aarch64.neon.bfcvtn(<4 x float> %0)
  ret <8 x bfloat> %r
}

define <8 x bfloat> @f3(<8 x bfloat> %0, <4 x float> %1) {
  %r = call <8 x bfloat> @llvm.aarch64.neon.bfcvtn2(<8 x bfloat> %0, <4 x float> %1)
  ret <8 x bfloat> %r
}

define <2 x float> @f4(<2 x float> %0, <8 x i8> %1, <8 x i8> %2) {
  %r = call <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v8i8(<2 x float> %0, <8 x i8> %1, <8 x i8> %2)
  ret <2 x float> %r
}

define <4 x float> @f5(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <4 x float> @f6(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmlalb.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <4 x float> @f7(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmlalt.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <4 x float> @f8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmmla.v4f32.v16i8(<4 x float> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x float> %r
}

define <2 x float> @f9(<2 x float> %0) {
  %r = call <2 x float> @llvm.aarch64.neon.frintn.v2f32(<2 x float> %0)
  ret <2 x float> %r
}

define <1 x i64> @f10(<1 x i64> %0) {
  %r = call <1 x i64> @llvm.aarch64.neon.rbit.v1i64(<1 x i64> %0)
  ret <1 x i64> %r
}

define i32 @f11(i32 %0) {
  %r = call i32 @llvm.aarch64.rbit.i32(i32 %0)
  ret i32 %r
}

define <2 x double> @f12(<vscale x 2 x i1> %0, <vscale x 2 x double> %1) {
  %r = call <2 x double> @llvm.aarch64.sve.addqv.v2f64.nxv2f64(<vscale x 2 x i1> %0, <vscale x 2 x double> %1)
  ret <2 x double> %r
}

define <vscale x 4 x float> @f13(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1, <vscale x 8 x bfloat> %2) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.bfdot.lane(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1, <vscale x 8 x bfloat> %2, i64 0)
  ret <vscale x 4 x float> %r
}

define <vscale x 4 x float> @f14(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1, <vscale x 8 x bfloat> %2) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.bfmlalb.lane(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1, <vscale x 8 x bfloat> %2, i64 0)
  ret <vscale x 4 x float> %r
}

define <vscale x 4 x float> @f15(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1, <vscale x 8 x bfloat> %2) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.bfmlalt.lane(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1, <vscale x 8 x bfloat> %2, i64 0)
  ret <vscale x 4 x float> %r
}

define <vscale x 8 x bfloat> @f16(<vscale x 8 x bfloat> %0, <vscale x 8 x i1> %1, <vscale x 4 x float> %2) {
  %r = call <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvt.bf16f32(<vscale x 8 x bfloat> %0, <vscale x 8 x i1> %1, <vscale x 4 x float> %2)
  ret <vscale x 8 x bfloat> %r
}

define <vscale x 8 x bfloat> @f17(<vscale x 8 x bfloat> %0, <vscale x 8 x i1> %1, <vscale x 4 x float> %2) {
  %r = call <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvtnt.bf16f32(<vscale x 8 x bfloat> %0, <vscale x 8 x i1> %1, <vscale x 4 x float> %2)
  ret <vscale x 8 x bfloat> %r
}

define <vscale x 2 x double> @f18(<vscale x 2 x double> %0) {
  %r = call <vscale x 2 x double> @llvm.aarch64.sve.rev.nxv2f64(<vscale x 2 x double> %0)
  ret <vscale x 2 x double> %r
}

define <vscale x 32 x i8> @f19(<vscale x 16 x i8> %0, <vscale x 16 x i8> %1) {
  %r = call <vscale x 32 x i8> @llvm.aarch64.sve.tuple.create2(<vscale x 16 x i8> %0, <vscale x 16 x i8> %1)
  ret <vscale x 32 x i8> %r
}

define <vscale x 24 x i16> @f20(<vscale x 8 x i16> %0, <vscale x 8 x i16> %1, <vscale x 8 x i16> %2) {
  %r = call <vscale x 24 x i16> @llvm.aarch64.sve.tuple.create3.nxv24i16.nxv8i16(<vscale x 8 x i16> %0, <vscale x 8 x i16> %1, <vscale x 8 x i16> %2)
  ret <vscale x 24 x i16> %r
}

define <vscale x 64 x i8> @f21(<vscale x 16 x i8> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2, <vscale x 16 x i8> %3) {
  %r = call <vscale x 64 x i8> @llvm.aarch64.sve.tuple.create4.nxv64i8.nxv16i8(<vscale x 16 x i8> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2, <vscale x 16 x i8> %3)
  ret <vscale x 64 x i8> %r
}

define <vscale x 4 x i32> @f22(<vscale x 8 x i32> %0) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.tuple.get.nxv8i32(<vscale x 8 x i32> %0, i32 1)
  ret <vscale x 4 x i32> %r
}

define <vscale x 8 x i32> @f23(<vscale x 8 x i32> %0, <vscale x 4 x i32> %1) {
  %r = call <vscale x 8 x i32> @llvm.aarch64.sve.tuple.set.nxv8i32.nxv4i32(<vscale x 8 x i32> %0, i32 1, <vscale x 4 x i32> %1)
  ret <vscale x 8 x i32> %r
}

define ptr @f24() {
  %r = call ptr @llvm.aarch64.thread.pointer()
  ret ptr %r
}

declare <2 x float> @llvm.aarch64.neon.addp.v2f32(<2 x float>, <2 x float>)
declare bfloat @llvm.aarch64.neon.bfcvt(float)
declare <8 x bfloat> @llvm.aarch64.neon.bfcvtn(<4 x float>)
declare <8 x bfloat> @llvm.aarch64.neon.bfcvtn2(<8 x bfloat>, <4 x float>)
declare <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v8i8(<2 x float>, <8 x i8>, <8 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfmlalb.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfmlalt.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.aarch64.neon.bfmmla.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <2 x float> @llvm.aarch64.neon.frintn.v2f32(<2 x float>)
declare <1 x i64> @llvm.aarch64.neon.rbit.v1i64(<1 x i64>)
declare i32 @llvm.aarch64.rbit.i32(i32)
declare <2 x double> @llvm.aarch64.sve.addqv.v2f64.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>)
declare <vscale x 4 x float> @llvm.aarch64.sve.bfdot.lane(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, i64)
declare <vscale x 4 x float> @llvm.aarch64.sve.bfmlalb.lane(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, i64)
declare <vscale x 4 x float> @llvm.aarch64.sve.bfmlalt.lane(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, i64)
declare <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvt.bf16f32(<vscale x 8 x bfloat>, <vscale x 8 x i1>, <vscale x 4 x float>)
declare <vscale x 8 x bfloat> @llvm.aarch64.sve.fcvtnt.bf16f32(<vscale x 8 x bfloat>, <vscale x 8 x i1>, <vscale x 4 x float>)
declare <vscale x 2 x double> @llvm.aarch64.sve.rev.nxv2f64(<vscale x 2 x double>)
declare <vscale x 32 x i8> @llvm.aarch64.sve.tuple.create2(<vscale x 16 x i8>, <vscale x 16 x i8>)
declare <vscale x 24 x i16> @llvm.aarch64.sve.tuple.create3.nxv24i16.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 8 x i16>)
declare <vscale x 64 x i8> @llvm.aarch64.sve.tuple.create4.nxv64i8.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>)
declare <vscale x 4 x i32> @llvm.aarch64.sve.tuple.get.nxv8i32(<vscale x 8 x i32>, i32)
declare <vscale x 8 x i32> @llvm.aarch64.sve.tuple.set.nxv8i32.nxv4i32(<vscale x 8 x i32>, i32, <vscale x 4 x i32>)
declare ptr @llvm.aarch64.thread.pointer()
