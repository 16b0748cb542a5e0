; Operations on vectors: each function reads two to three operands and writes a result.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare <1 x double> @llvm.copysign.v1f64(<1 x double>, <1 x double>)
declare <1 x double> @llvm.maxnum.v1f64(<1 x double>, <1 x double>)
declare <1 x float> @llvm.maxnum.v1f32(<1 x float>, <1 x float>)
declare <1 x i16> @llvm.bswap.v1i16(<1 x i16>)
declare <1 x i16> @llvm.ctpop.v1i16(<1 x i16>)
declare <1 x i16> @llvm.uadd.sat.v1i16(<1 x i16>, <1 x i16>)
declare <1 x i16> @llvm.usub.sat.v1i16(<1 x i16>, <1 x i16>)
declare <1 x i32> @llvm.abs.v1i32(<1 x i32>, i1)
declare <1 x i32> @llvm.sadd.sat.v1i32(<1 x i32>, <1 x i32>)
declare <1 x i32> @llvm.smax.v1i32(<1 x i32>, <1 x i32>)
declare <1 x i64> @llvm.abs.v1i64(<1 x i64>, i1)
declare <1 x i64> @llvm.bitreverse.v1i64(<1 x i64>)
declare <1 x i64> @llvm.bswap.v1i64(<1 x i64>)
declare <1 x i64> @llvm.ssub.sat.v1i64(<1 x i64>, <1 x i64>)
declare <1 x i64> @llvm.umin.v1i64(<1 x i64>, <1 x i64>)
declare <1 x i8> @llvm.bitreverse.v1i8(<1 x i8>)
declare <1 x i8> @llvm.umax.v1i8(<1 x i8>, <1 x i8>)
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr, i32, <16 x i1>, <16 x i16>)
declare <16 x i32> @llvm.ctlz.v16i32(<16 x i32>, i1)
declare <16 x i32> @llvm.uadd.sat.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i64> @llvm.fshl.v16i64(<16 x i64>,<16 x i64>,<16 x i64>)
declare <16 x i64> @llvm.fshr.v16i64(<16 x i64>,<16 x i64>,<16 x i64>)
declare <16 x i64> @llvm.umax.v16i64(<16 x i64>, <16 x i64>)
declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.vector.reverse.v16i8(<16 x i8>)
declare <2 x float> @llvm.ceil.v2f32(<2 x float>)
declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>)
declare <2 x i16> @llvm.sadd.sat.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.smax.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i32> @llvm.fshr.v2i32(<2 x i32>,<2 x i32>,<2 x i32>)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.ssub.sat.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32>)
declare <2 x i64> @llvm.ctpop.v2i64(<2 x i64>)
declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.vector.reverse.v2i64(<2 x i64>)
declare <2 x i8> @llvm.fshl.v2i8(<2 x i8>,<2 x i8>,<2 x i8>)
declare <2 x i8> @llvm.fshr.v2i8(<2 x i8>,<2 x i8>,<2 x i8>)
declare <3 x double> @llvm.floor.v3f64(<3 x double>)
declare <3 x float> @llvm.fabs.v3f32(<3 x float>)
declare <3 x float> @llvm.floor.v3f32(<3 x float>)
declare <32 x i16> @llvm.fshl.v32i16(<32 x i16>,<32 x i16>,<32 x i16>)
declare <32 x i16> @llvm.umax.v32i16(<32 x i16>, <32 x i16>)
declare <32 x i16> @llvm.vector.reverse.v32i16(<32 x i16>)
declare <32 x i32> @llvm.bswap.v32i32(<32 x i32>)
declare <32 x i32> @llvm.ctpop.v32i32(<32 x i32>)
declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i32> @llvm.usub.sat.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i8> @llvm.smin.v32i8(<32 x i8>, <32 x i8>)
declare <4 x double> @llvm.ceil.v4f64(<4 x double>)
declare <4 x double> @llvm.minnum.v4f64(<4 x double>, <4 x double>)
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>)
declare <4 x i16> @llvm.abs.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.cttz.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.smin.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.umin.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>,<4 x i32>,<4 x i32>)
declare <4 x i64> @llvm.uadd.sat.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i8> @llvm.ctlz.v4i8(<4 x i8>, i1)
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>)
declare <5 x i8> @llvm.smax.v5i8(<5 x i8>, <5 x i8>)
declare <8 x double> @llvm.fabs.v8f64(<8 x double>)
declare <8 x double> @llvm.trunc.v8f64(<8 x double>)
declare <8 x i16> @llvm.fshr.v8i16(<8 x i16>,<8 x i16>,<8 x i16>)
declare <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.cttz.v8i32(<8 x i32>, i1)
declare <8 x i64> @llvm.ctlz.v8i64(<8 x i64>, i1)
declare <8 x i64> @llvm.cttz.v8i64(<8 x i64>, i1)
declare <8 x i64> @llvm.sadd.sat.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.usub.sat.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i8> @llvm.abs.v8i8(<8 x i8>, i1)
declare <8 x i8> @llvm.ctpop.v8i8(<8 x i8>)
declare <8 x i8> @llvm.cttz.v8i8(<8 x i8>, i1)
declare <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8>, <8 x i8>)
declare <8 x i8> @llvm.uadd.sat.v8i8(<8 x i8>, <8 x i8>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fmul.v3f64(double, <3 x double>)
declare float @llvm.vector.reduce.fadd.v3f32(float, <3 x float>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare i1 @llvm.vector.reduce.add.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.and.v5i1(<5 x i1>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.smax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umin.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.xor.v16i1(<16 x i1>)
declare i16 @llvm.vector.reduce.add.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.and.v1i16(<1 x i16>)
declare i16 @llvm.vector.reduce.mul.v2i16(<2 x i16>)
declare i16 @llvm.vector.reduce.or.v32i16(<32 x i16>)
declare i16 @llvm.vector.reduce.smax.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.smin.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.umax.v2i16(<2 x i16>)
declare i16 @llvm.vector.reduce.umin.v32i16(<32 x i16>)
declare i16 @llvm.vector.reduce.xor.v4i16(<4 x i16>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.or.v1i32(<1 x i32>)
declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>)
declare i32 @llvm.vector.reduce.smin.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.umax.v3i32(<3 x i32>)
declare i32 @llvm.vector.reduce.umin.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.xor.v32i32(<32 x i32>)
declare i64 @llvm.vector.reduce.add.v16i64(<16 x i64>)
declare i64 @llvm.vector.reduce.and.v1i64(<1 x i64>)
declare i64 @llvm.vector.reduce.mul.v4i64(<4 x i64>)
declare i64 @llvm.vector.reduce.or.v1i64(<1 x i64>)
declare i64 @llvm.vector.reduce.smax.v1i64(<1 x i64>)
declare i64 @llvm.vector.reduce.smin.v8i64(<8 x i64>)
declare i64 @llvm.vector.reduce.umax.v1i64(<1 x i64>)
declare i64 @llvm.vector.reduce.umin.v8i64(<8 x i64>)
declare i64 @llvm.vector.reduce.xor.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.add.v32i8(<32 x i8>)
declare i8 @llvm.vector.reduce.and.v1i8(<1 x i8>)
declare i8 @llvm.vector.reduce.mul.v2i8(<2 x i8>)
declare i8 @llvm.vector.reduce.or.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.smax.v5i8(<5 x i8>)
declare i8 @llvm.vector.reduce.smin.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.umax.v2i8(<2 x i8>)
declare i8 @llvm.vector.reduce.umin.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.xor.v5i8(<5 x i8>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, i32, <16 x i1>)
define <1 x i8> @g6240(<1 x i8> %x, <1 x i8> %y, i32 %k) noinline {
 %d = icmp sgt i32 %k, 0
 br i1 %d, label %p, label %q
p:
 %s = add <1 x i8> %x, %y
 br label %q
q:
 %r = phi <1 x i8> [%x, %0], [%s, %p]
 ret <1 x i8> %r
}
define <2 x i16> @g6247(<2 x i16> %x, <2 x i16> %y, i32 %k) noinline {
 %d = icmp sgt i32 %k, 0
 br i1 %d, label %p, label %q
p:
 %s = add <2 x i16> %x, %y
 br label %q
q:
 %r = phi <2 x i16> [%x, %0], [%s, %p]
 ret <2 x i16> %r
}
define <2 x i32> @g6253(<2 x i32> %x, <2 x i32> %y, i32 %k) noinline {
 %d = icmp sgt i32 %k, 0
 br i1 %d, label %p, label %q
p:
 %s = add <2 x i32> %x, %y
 br label %q
q:
 %r = phi <2 x i32> [%x, %0], [%s, %p]
 ret <2 x i32> %r
}
define <8 x i64> @g6260(<8 x i64> %x, <8 x i64> %y, i32 %k) noinline {
 %d = icmp sgt i32 %k, 0
 br i1 %d, label %p, label %q
p:
 %s = add <8 x i64> %x, %y
 br label %q
q:
 %r = phi <8 x i64> [%x, %0], [%s, %p]
 ret <8 x i64> %r
}
define <2 x float> @g6262(<2 x float> %x, <2 x float> %y, i32 %k) noinline {
 %d = icmp sgt i32 %k, 0
 br i1 %d, label %p, label %q
p:
 %s = fadd <2 x float> %x, %y
 br label %q
q:
 %r = phi <2 x float> [%x, %0], [%s, %p]
 ret <2 x float> %r
}
define <2 x double> @g6266(<2 x double> %x, <2 x double> %y, i32 %k) noinline {
 %d = icmp sgt i32 %k, 0
 br i1 %d, label %p, label %q
p:
 %s = fadd <2 x double> %x, %y
 br label %q
q:
 %r = phi <2 x double> [%x, %0], [%s, %p]
 ret <2 x double> %r
}
define void @f0(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %m = icmp ult <4 x i8> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f1(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %r = or <5 x i8> %x, %y
  store <5 x i8> %r, ptr %o, align 1
  ret void
}
define void @f2(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %z = load <3 x double>, ptr %c, align 1
  %m = fcmp oeq <3 x double> %x, %y
  %r = select <3 x i1> %m, <3 x double> %z, <3 x double> %x
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f3(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %r = call <1 x i32> @llvm.abs.v1i32(<1 x i32> %x, i1 false)
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f4(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %y = load <1 x i8>, ptr %b, align 1
  %m = icmp slt <1 x i8> %x, %y
  %r = sext <1 x i1> %m to <1 x i8>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f5(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp uge <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f6(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp sle <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f7(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp sgt <1 x i16> %x, %y
  %r = zext <1 x i1> %m to <1 x i16>
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f8(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %r = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %x)
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f9(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp sle <2 x i128> %x, %y
  %r = zext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f10(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %r = shufflevector <32 x i8> %x, <32 x i8> %y, <1 x i32> <i32 1>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f11(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %y = load <4 x i32>, ptr %b, align 1
  %z = load <4 x i32>, ptr %c, align 1
  %m = icmp sge <4 x i32> %x, %y
  %r = select <4 x i1> %m, <4 x i32> %z, <4 x i32> %x
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f12(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %r = shufflevector <2 x i8> %x, <2 x i8> %y, <1 x i32> <i32 1>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f13(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %z = load <3 x float>, ptr %c, align 1
  %m = fcmp false <3 x float> %x, %y
  %r = select <3 x i1> %m, <3 x float> %z, <3 x float> %x
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f14(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp ult <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f15(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp eq <2 x i128> %x, %y
  %r = sext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f16(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %z = load <8 x i8>, ptr %c, align 1
  %m = icmp ugt <8 x i8> %x, %y
  %r = select <8 x i1> %m, <8 x i8> %z, <8 x i8> %x
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f17(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %r = shufflevector <8 x i32> %x, <8 x i32> %y, <16 x i32> <i32 11, i32 8, i32 1, i32 7, i32 10, i32 1, i32 5, i32 1, i32 13, i32 13, i32 6, i32 4, i32 11, i32 3, i32 3, i32 8>
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f18(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %z = load <8 x double>, ptr %c, align 1
  %m = fcmp ule <8 x double> %x, %y
  %r = select <8 x i1> %m, <8 x double> %z, <8 x double> %x
  store <8 x double> %r, ptr %o, align 1
  ret void
}
define void @f19(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %r = zext <8 x i1> %x to <8 x i16>
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f20(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i8, ptr %b, align 1
  %v0 = insertelement <8 x i8> poison, i8 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i8, ptr %p1, align 1
  %v1 = insertelement <8 x i8> %v0, i8 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i8, ptr %p2, align 1
  %v2 = insertelement <8 x i8> %v1, i8 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i8, ptr %p3, align 1
  %v3 = insertelement <8 x i8> %v2, i8 %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load i8, ptr %p4, align 1
  %v4 = insertelement <8 x i8> %v3, i8 %s4, i32 4
  %p5 = getelementptr i8, ptr %a, i64 15
  %s5 = load i8, ptr %p5, align 1
  %v5 = insertelement <8 x i8> %v4, i8 %s5, i32 5
  %p6 = getelementptr i8, ptr %a, i64 18
  %s6 = load i8, ptr %p6, align 1
  %v6 = insertelement <8 x i8> %v5, i8 %s6, i32 6
  %p7 = getelementptr i8, ptr %a, i64 21
  %s7 = load i8, ptr %p7, align 1
  %v7 = insertelement <8 x i8> %v6, i8 %s7, i32 7
  store <8 x i8> %v7, ptr %o, align 1
  ret void
}
define void @f21(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %r = shufflevector <16 x i8> %x, <16 x i8> %y, <1 x i32> <i32 10>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f22(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %z = load <4 x float>, ptr %c, align 1
  %m = fcmp ugt <4 x float> %x, %y
  %r = select <4 x i1> %m, <4 x float> %z, <4 x float> %x
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f23(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %z = load <16 x i64>, ptr %c, align 1
  %m = icmp uge <16 x i64> %x, %y
  %r = select <16 x i1> %m, <16 x i64> %z, <16 x i64> %x
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f24(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %r = trunc <8 x i64> %x to <8 x i16>
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f25(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %r = bitcast <16 x i8> %x to <2 x i64>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f26(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %m = icmp sle <2 x i32> %x, %y
  %r = sext <2 x i1> %m to <2 x i32>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f27(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %r = call <1 x i64> @llvm.ssub.sat.v1i64(<1 x i64> %x, <1 x i64> %y)
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f28(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %m = icmp slt <8 x i8> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f29(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %m = icmp uge <16 x i64> %x, %y
  %r = zext <16 x i1> %m to <16 x i64>
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f30(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %q = load i8, ptr %c, align 1
  %d = icmp slt i8 %q, 7
  %r = select i1 %d, <1 x float> %x, <1 x float> %y
  store <1 x float> %r, ptr %o, align 1
  ret void
}
define void @f31(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %r = shufflevector <5 x i8> %x, <5 x i8> %y, <2 x i32> <i32 0, i32 2>
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f32(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load double, ptr %b, align 1
  %v0 = insertelement <4 x double> poison, double %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load double, ptr %p1, align 1
  %v1 = insertelement <4 x double> %v0, double %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load double, ptr %p2, align 1
  %v2 = insertelement <4 x double> %v1, double %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load double, ptr %p3, align 1
  %v3 = insertelement <4 x double> %v2, double %s3, i32 3
  store <4 x double> %v3, ptr %o, align 1
  ret void
}
define void @f33(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i16>, ptr %a, align 1
  %r = sdiv <16 x i16> %x, <i16 96, i16 68, i16 34, i16 47, i16 17, i16 78, i16 81, i16 66, i16 36, i16 15, i16 91, i16 47, i16 30, i16 64, i16 63, i16 51>
  store <16 x i16> %r, ptr %o, align 1
  ret void
}
define void @f34(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %r = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %x, <2 x i64> %y)
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f35(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %q = load i8, ptr %c, align 1
  %d = icmp slt i8 %q, 7
  %r = select i1 %d, <1 x i64> %x, <1 x i64> %y
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f36(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %r = call <4 x double> @llvm.ceil.v4f64(<4 x double> %x)
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f37(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp ugt <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f38(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %r = shufflevector <8 x float> %x, <8 x float> %y, <3 x i32> <i32 5, i32 3, i32 1>
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f39(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %r = shufflevector <32 x i8> %x, <32 x i8> %y, <2 x i32> <i32 31, i32 30>
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f40(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %r = call <32 x i8> @llvm.smin.v32i8(<32 x i8> %x, <32 x i8> %y)
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f41(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %s = uitofp <2 x i8> %x to <2 x float>
  %u = fdiv <2 x float> %s, splat (float 1.5)
  %r = fptoui <2 x float> %u to <2 x i32>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f42(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %m = fcmp uno <8 x float> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f43(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp sge <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f44(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp ne <4 x i64> %x, %y
  %r = zext <4 x i1> %m to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f45(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %m = icmp eq <32 x i16> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f46(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %m = icmp ugt <32 x i32> %x, %y
  %r = zext <32 x i1> %m to <32 x i32>
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f47(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %r = shufflevector <2 x i128> %x, <2 x i128> %y, <1 x i32> <i32 1>
  store <1 x i128> %r, ptr %o, align 1
  ret void
}
define void @f48(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp ult <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f49(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.xor.v32i32(<32 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f50(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp sgt <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f51(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %z = load <4 x i8>, ptr %c, align 1
  %m = icmp sge <4 x i8> %x, %y
  %r = select <4 x i1> %m, <4 x i8> %z, <4 x i8> %x
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f52(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %m = fcmp oge <3 x float> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f53(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp ule <4 x i64> %x, %y
  %r = sext <4 x i1> %m to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f54(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %r = call <1 x i32> @llvm.sadd.sat.v1i32(<1 x i32> %x, <1 x i32> %y)
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f55(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %r = shufflevector <1 x i16> %x, <1 x i16> %y, <2 x i32> <i32 0, i32 0>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f56(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %y = load <8 x i16>, ptr %b, align 1
  %z = load <8 x i16>, ptr %c, align 1
  %m = icmp ule <8 x i16> %x, %y
  %r = select <8 x i1> %m, <8 x i16> %z, <8 x i16> %x
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f57(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %m = icmp ugt <16 x i64> %x, %y
  %r = zext <16 x i1> %m to <16 x i64>
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f58(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %z = load <32 x i16>, ptr %c, align 1
  %r = call <32 x i16> @llvm.fshl.v32i16(<32 x i16> %x, <32 x i16> %y, <32 x i16> %z)
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f59(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %r = lshr <2 x i128> %x, <i128 107, i128 58>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f60(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %m = icmp sle <16 x i8> %x, %y
  %r = sext <16 x i1> %m to <16 x i8>
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f61(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %y = load <1 x i8>, ptr %b, align 1
  %m = icmp sge <1 x i8> %x, %y
  %r = sext <1 x i1> %m to <1 x i8>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f62(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp ule <1 x i16> %x, %y
  %r = zext <1 x i1> %m to <1 x i16>
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f63(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp eq <3 x i32> %x, %y
  %r = zext <3 x i1> %m to <3 x i32>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f64(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %m = icmp ne <8 x i8> %x, %y
  %r = zext <8 x i1> %m to <8 x i8>
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f65(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp sle <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f66(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %r = shufflevector <4 x i16> %x, <4 x i16> %y, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 1, i32 3, i32 5, i32 7>
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f67(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ne <4 x i24> %x, %y
  %r = zext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f68(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %r = call <5 x i8> @llvm.smax.v5i8(<5 x i8> %x, <5 x i8> %y)
  store <5 x i8> %r, ptr %o, align 1
  ret void
}
define void @f69(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ult <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f70(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %r = and <4 x i24> %x, %y
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f71(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %r = call <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32> %x)
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f72(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %z = load <8 x i32>, ptr %c, align 1
  %m = icmp eq <8 x i32> %x, %y
  %r = select <8 x i1> %m, <8 x i32> %z, <8 x i32> %x
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f73(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %r = xor <2 x i64> %x, %y
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f74(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %r = call <4 x i16> @llvm.smin.v4i16(<4 x i16> %x, <4 x i16> %y)
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f75(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i8, ptr %b, align 1
  %v0 = insertelement <4 x i8> poison, i8 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i8, ptr %p1, align 1
  %v1 = insertelement <4 x i8> %v0, i8 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i8, ptr %p2, align 1
  %v2 = insertelement <4 x i8> %v1, i8 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i8, ptr %p3, align 1
  %v3 = insertelement <4 x i8> %v2, i8 %s3, i32 3
  store <4 x i8> %v3, ptr %o, align 1
  ret void
}
define void @f76(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %y = load <8 x i16>, ptr %b, align 1
  %z = load <8 x i16>, ptr %c, align 1
  %m = icmp sge <8 x i16> %x, %y
  %r = select <8 x i1> %m, <8 x i16> %z, <8 x i16> %x
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f77(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %r = ashr <7 x i16> %x, <i16 0, i16 12, i16 15, i16 3, i16 1, i16 8, i16 6>
  store <7 x i16> %r, ptr %o, align 1
  ret void
}
define void @f78(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 2
  %r = extractelement <2 x ptr> %x, i8 %k
  store ptr %r, ptr %o, align 1
  ret void
}
define void @f79(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %q = load i8, ptr %c, align 1
  %d = icmp slt i8 %q, 7
  %r = select i1 %d, <3 x double> %x, <3 x double> %y
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f80(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %k = load i32, ptr %c, align 1
  %r = call <2 x float> @g6262(<2 x float> %x, <2 x float> %y, i32 %k)
  %w = fmul <2 x float> %r, %x
  store <2 x float> %w, ptr %o, align 1
  ret void
}
define void @f81(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %r = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %x)
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f82(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = sdiv <2 x i64> %x, <i64 20, i64 58>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f83(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %m = icmp ugt <2 x i64> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f84(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %r = shufflevector <2 x i128> %x, <2 x i128> %y, <1 x i32> <i32 2>
  store <1 x i128> %r, ptr %o, align 1
  ret void
}
define void @f85(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp sgt <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f86(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %m = icmp slt <8 x i64> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f87(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp sge <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f88(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %m = icmp sge <4 x i8> %x, %y
  %r = zext <4 x i1> %m to <4 x i8>
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f89(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %r = call <4 x i16> @llvm.cttz.v4i16(<4 x i16> %x, i1 false)
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f90(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp ugt <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f91(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %r = shufflevector <2 x i8> %x, <2 x i8> %y, <3 x i32> <i32 0, i32 1, i32 2>
  store <3 x i8> %r, ptr %o, align 1
  ret void
}
define void @f92(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %z = load <16 x i64>, ptr %c, align 1
  %r = call <16 x i64> @llvm.fshr.v16i64(<16 x i64> %x, <16 x i64> %y, <16 x i64> %z)
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f93(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %m = icmp eq <16 x i64> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f94(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %r = shufflevector <4 x i64> %x, <4 x i64> %y, <3 x i32> <i32 3, i32 4, i32 5>
  store <3 x i64> %r, ptr %o, align 1
  ret void
}
define void @f95(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %m = fcmp ole <1 x float> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f96(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %m = fcmp olt <2 x float> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f97(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp sge <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f98(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %g = getelementptr [3 x i16], <2 x ptr> %x, <2 x i64> %y, i64 2
  store <2 x ptr> %g, ptr %o, align 1
  ret void
}
define void @f99(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i24, ptr %b, align 1
  %v0 = insertelement <4 x i24> poison, i24 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i24, ptr %p1, align 1
  %v1 = insertelement <4 x i24> %v0, i24 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i24, ptr %p2, align 1
  %v2 = insertelement <4 x i24> %v1, i24 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i24, ptr %p3, align 1
  %v3 = insertelement <4 x i24> %v2, i24 %s3, i32 3
  store <4 x i24> %v3, ptr %o, align 1
  ret void
}
define void @f100(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %r = shufflevector <2 x i8> %x, <2 x i8> %y, <3 x i32> <i32 0, i32 1, i32 2>
  store <3 x i8> %r, ptr %o, align 1
  ret void
}
define void @f101(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp sle <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f102(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp uge <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f103(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %r = fsub <1 x double> %x, %y
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f104(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %m = fcmp ult <3 x float> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f105(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %r = mul <16 x i64> %x, %y
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f106(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %r = call <16 x i8> @llvm.vector.reverse.v16i8(<16 x i8> %x)
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f107(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp ne <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f108(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ult <4 x i24> %x, %y
  %r = sext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f109(ptr %a, ptr %b, ptr %c, ptr %o) {
  %m = load <16 x i1>, ptr %b, align 1
  %z = load <16 x i8>, ptr %c, align 1
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %z, ptr %o, i32 1, <16 x i1> %m)
  ret void
}
define void @f110(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %r = shl <4 x i24> %x, <i24 3, i24 6, i24 12, i24 4>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f111(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i1>, ptr %a, align 1
  %y = load <16 x i1>, ptr %b, align 1
  %r = shufflevector <16 x i1> %x, <16 x i1> %y, <3 x i32> <i32 0, i32 1, i32 2>
  store <3 x i1> %r, ptr %o, align 1
  ret void
}
define void @f112(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %y = load <8 x i16>, ptr %b, align 1
  %z = load <8 x i16>, ptr %c, align 1
  %r = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %x, <8 x i16> %y, <8 x i16> %z)
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f113(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %z = load <3 x i16>, ptr %c, align 1
  %m = icmp ult <3 x i32> %x, %y
  %n = xor <3 x i1> %m, splat (i1 true)
  %r = select <3 x i1> %n, <3 x i16> %z, <3 x i16> zeroinitializer
  store <3 x i16> %r, ptr %o, align 1
  ret void
}
define void @f114(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %s = load i16, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 4
  %r = insertelement <4 x i16> %x, i16 %s, i32 %k
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f115(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %r = call <1 x i8> @llvm.bitreverse.v1i8(<1 x i8> %x)
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f116(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load double, ptr %b, align 1
  %v0 = insertelement <8 x double> poison, double %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load double, ptr %p1, align 1
  %v1 = insertelement <8 x double> %v0, double %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load double, ptr %p2, align 1
  %v2 = insertelement <8 x double> %v1, double %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load double, ptr %p3, align 1
  %v3 = insertelement <8 x double> %v2, double %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load double, ptr %p4, align 1
  %v4 = insertelement <8 x double> %v3, double %s4, i32 4
  %p5 = getelementptr i8, ptr %a, i64 15
  %s5 = load double, ptr %p5, align 1
  %v5 = insertelement <8 x double> %v4, double %s5, i32 5
  %p6 = getelementptr i8, ptr %a, i64 18
  %s6 = load double, ptr %p6, align 1
  %v6 = insertelement <8 x double> %v5, double %s6, i32 6
  %p7 = getelementptr i8, ptr %a, i64 21
  %s7 = load double, ptr %p7, align 1
  %v7 = insertelement <8 x double> %v6, double %s7, i32 7
  store <8 x double> %v7, ptr %o, align 1
  ret void
}
define void @f117(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load float, ptr %b, align 1
  %v0 = insertelement <1 x float> poison, float %s, i32 0
  store <1 x float> %v0, ptr %o, align 1
  ret void
}
define void @f118(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %s = load i24, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 4
  %r = insertelement <4 x i24> %x, i24 %s, i32 %k
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f119(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %r = call <1 x float> @llvm.maxnum.v1f32(<1 x float> %x, <1 x float> %y)
  store <1 x float> %r, ptr %o, align 1
  ret void
}
define void @f120(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %r = call <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %x, <4 x i8> %y)
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f121(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %s = load i128, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 2
  %r = insertelement <2 x i128> %x, i128 %s, i32 %k
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f122(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %r = bitcast <4 x i64> %x to <8 x i32>
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f123(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp sle <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f124(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %m = icmp sge <2 x i32> %x, %y
  %r = zext <2 x i1> %m to <2 x i32>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f125(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp ne <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f126(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %r = fadd <3 x double> %x, %y
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f127(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f128(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %s = load i32, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 2
  %r = insertelement <2 x i32> %x, i32 %s, i32 %k
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f129(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %y = load <16 x i32>, ptr %b, align 1
  %r = shufflevector <16 x i32> %x, <16 x i32> %y, <16 x i32> <i32 26, i32 13, i32 3, i32 13, i32 29, i32 15, i32 7, i32 5, i32 23, i32 27, i32 0, i32 0, i32 16, i32 31, i32 10, i32 12>
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f130(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %r = shufflevector <1 x float> %x, <1 x float> %y, <2 x i32> <i32 0, i32 1>
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f131(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %r = urem <8 x i16> %x, <i16 6, i16 51, i16 3, i16 39, i16 39, i16 81, i16 30, i16 11>
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f132(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %r = call <8 x i64> @llvm.sadd.sat.v8i64(<8 x i64> %x, <8 x i64> %y)
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f133(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %r = shufflevector <1 x float> %x, <1 x float> %y, <1 x i32> <i32 0>
  store <1 x float> %r, ptr %o, align 1
  ret void
}
define void @f134(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ugt <4 x i24> %x, %y
  %r = zext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f135(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %m = icmp ule <5 x i8> %x, %y
  %r = zext <5 x i1> %m to <5 x i8>
  store <5 x i8> %r, ptr %o, align 1
  ret void
}
define void @f136(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %m = fcmp one <8 x float> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f137(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %r = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %x, <4 x i8> %y)
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f138(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %r = or <2 x i32> %x, %y
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f139(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %y = load <8 x i16>, ptr %b, align 1
  %r = shufflevector <8 x i16> %x, <8 x i16> %y, <4 x i32> <i32 7, i32 9, i32 3, i32 11>
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f140(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %m = icmp slt <7 x i16> %x, %y
  store <7 x i1> %m, ptr %o, align 1
  ret void
}
define void @f141(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %m = icmp sge <32 x i16> %x, %y
  %r = zext <32 x i1> %m to <32 x i16>
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f142(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %z = load <4 x i64>, ptr %c, align 1
  %m = icmp sgt <4 x i64> %x, %y
  %r = select <4 x i1> %m, <4 x i64> %z, <4 x i64> %x
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f143(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp slt <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f144(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp eq <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f145(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp slt <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f146(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %y = load <1 x i8>, ptr %b, align 1
  %k = load i32, ptr %c, align 1
  %r = call <1 x i8> @g6240(<1 x i8> %x, <1 x i8> %y, i32 %k)
  %w = xor <1 x i8> %r, %x
  store <1 x i8> %w, ptr %o, align 1
  ret void
}
define void @f147(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp ugt <1 x i16> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f148(ptr %a, ptr %b, ptr %c, ptr %o) {
  %m = load <16 x i1>, ptr %b, align 1
  %z = load <16 x i16>, ptr %c, align 1
  %r = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %a, i32 1, <16 x i1> %m, <16 x i16> %z)
  store <16 x i16> %r, ptr %o, align 1
  ret void
}
define void @f149(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %r = add <7 x i16> %x, %y
  store <7 x i16> %r, ptr %o, align 1
  ret void
}
define void @f150(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %z = load <2 x i64>, ptr %c, align 1
  %m = icmp sle <2 x i64> %x, %y
  %r = select <2 x i1> %m, <2 x i64> %z, <2 x i64> %x
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f151(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp eq <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f152(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i16, ptr %b, align 1
  %v0 = insertelement <1 x i16> poison, i16 %s, i32 0
  store <1 x i16> %v0, ptr %o, align 1
  ret void
}
define void @f153(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %r = shufflevector <3 x double> %x, <3 x double> %y, <1 x i32> <i32 2>
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f154(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %y = load <8 x i1>, ptr %b, align 1
  %m = and <8 x i1> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f155(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %s = load i64, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 1
  %r = insertelement <1 x i64> %x, i64 %s, i32 %k
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f156(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.or.v32i16(<32 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f157(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %m = fcmp ule <4 x float> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f158(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp ule <3 x i32> %x, %y
  %r = zext <3 x i1> %m to <3 x i32>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f159(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 4
  %r = extractelement <4 x float> %x, i8 %k
  store float %r, ptr %o, align 1
  ret void
}
define void @f160(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %m = icmp sge <4 x i16> %x, %y
  %r = sext <4 x i1> %m to <4 x i16>
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f161(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %r = extractelement <8 x i16> %x, i32 7
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f162(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load ptr, ptr %b, align 1
  %v0 = insertelement <4 x ptr> poison, ptr %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load ptr, ptr %p1, align 1
  %v1 = insertelement <4 x ptr> %v0, ptr %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load ptr, ptr %p2, align 1
  %v2 = insertelement <4 x ptr> %v1, ptr %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load ptr, ptr %p3, align 1
  %v3 = insertelement <4 x ptr> %v2, ptr %s3, i32 3
  store <4 x ptr> %v3, ptr %o, align 1
  ret void
}
define void @f163(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i16>, ptr %a, align 1
  %y = load <16 x i16>, ptr %b, align 1
  %m = icmp eq <16 x i16> %x, %y
  %r = sext <16 x i1> %m to <16 x i16>
  store <16 x i16> %r, ptr %o, align 1
  ret void
}
define void @f164(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %r = shufflevector <7 x i16> %x, <7 x i16> %y, <3 x i32> <i32 0, i32 1, i32 2>
  store <3 x i16> %r, ptr %o, align 1
  ret void
}
define void @f165(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ule <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f166(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i32, ptr %b, align 1
  %v0 = insertelement <3 x i32> poison, i32 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i32, ptr %p1, align 1
  %v1 = insertelement <3 x i32> %v0, i32 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i32, ptr %p2, align 1
  %v2 = insertelement <3 x i32> %v1, i32 %s2, i32 2
  store <3 x i32> %v2, ptr %o, align 1
  ret void
}
define void @f167(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %r = call <8 x i8> @llvm.abs.v8i8(<8 x i8> %x, i1 false)
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f168(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ule <4 x i24> %x, %y
  %r = zext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f169(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %z = load <3 x double>, ptr %c, align 1
  %m = fcmp ord <3 x double> %x, %y
  %r = select <3 x i1> %m, <3 x double> %z, <3 x double> %x
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f170(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp sge <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f171(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i1>, ptr %a, align 1
  %y = load <16 x i1>, ptr %b, align 1
  %m = icmp sge <16 x i1> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f172(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %r = fneg <1 x double> %x
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f173(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %r = and <32 x i32> %x, %y
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f174(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %y = load <16 x i32>, ptr %b, align 1
  %r = call <16 x i32> @llvm.uadd.sat.v16i32(<16 x i32> %x, <16 x i32> %y)
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f175(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %r = shufflevector <4 x i16> %x, <4 x i16> %y, <4 x i32> <i32 1, i32 2, i32 3, i32 4>
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f176(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %m = fcmp ueq <4 x float> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f177(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp slt <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f178(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp sge <3 x i32> %x, %y
  %r = sext <3 x i1> %m to <3 x i32>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f179(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 16
  %r = extractelement <16 x i32> %x, i8 %k
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f180(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %m = fcmp false <4 x double> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f181(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i16>, ptr %a, align 1
  %y = load <16 x i16>, ptr %b, align 1
  %z = load <16 x i16>, ptr %c, align 1
  %m = icmp ugt <16 x i16> %x, %y
  %r = select <16 x i1> %m, <16 x i16> %z, <16 x i16> %x
  store <16 x i16> %r, ptr %o, align 1
  ret void
}
define void @f182(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 32
  %r = extractelement <32 x i16> %x, i8 %k
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f183(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %z = load <2 x i16>, ptr %c, align 1
  %m = icmp ult <2 x i8> %x, %y
  %n = xor <2 x i1> %m, splat (i1 true)
  %r = select <2 x i1> %n, <2 x i16> %z, <2 x i16> zeroinitializer
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f184(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %r = and <1 x i16> %x, %y
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f185(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.xor.v4i16(<4 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f186(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %m = icmp sgt <32 x i8> %x, %y
  %r = sext <32 x i1> %m to <32 x i8>
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f187(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %r = udiv <3 x i32> %x, <i32 70, i32 65, i32 22>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f188(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %m = icmp ugt <16 x i8> %x, %y
  %r = zext <16 x i1> %m to <16 x i8>
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f189(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %r = call <1 x double> @llvm.maxnum.v1f64(<1 x double> %x, <1 x double> %y)
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f190(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %z = load <32 x i16>, ptr %c, align 1
  %m = icmp ne <32 x i16> %x, %y
  %r = select <32 x i1> %m, <32 x i16> %z, <32 x i16> %x
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f191(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp eq <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f192(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %m = icmp slt <8 x i8> %x, %y
  %r = zext <8 x i1> %m to <8 x i8>
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f193(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %y = load <1 x i8>, ptr %b, align 1
  %r = call <1 x i8> @llvm.umax.v1i8(<1 x i8> %x, <1 x i8> %y)
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f194(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %r = call <8 x i8> @llvm.ctpop.v8i8(<8 x i8> %x)
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f195(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %m = icmp sge <7 x i16> %x, %y
  store <7 x i1> %m, ptr %o, align 1
  ret void
}
define void @f196(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.umin.v32i16(<32 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f197(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %m = fcmp ogt <4 x float> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f198(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ne <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f199(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp ult <4 x i64> %x, %y
  %r = zext <4 x i1> %m to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f200(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %m = icmp sgt <5 x i8> %x, %y
  store <5 x i1> %m, ptr %o, align 1
  ret void
}
define void @f201(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %r = trunc <2 x i32> %x to <2 x i1>
  store <2 x i1> %r, ptr %o, align 1
  ret void
}
define void @f202(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %r = shl <4 x i16> %x, <i16 14, i16 3, i16 13, i16 15>
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f203(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %m = icmp sle <4 x i16> %x, %y
  %r = sext <4 x i1> %m to <4 x i16>
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f204(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <64 x i1>, ptr %a, align 1
  %r = bitcast <64 x i1> %x to i64
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f205(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %r = call <8 x i64> @llvm.ctlz.v8i64(<8 x i64> %x, i1 false)
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f206(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp ult <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f207(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i64>, ptr %a, align 1
  %g = getelementptr i32, ptr null, <3 x i64> %x
  store <3 x ptr> %g, ptr %o, align 1
  ret void
}
define void @f208(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %z = load <1 x float>, ptr %c, align 1
  %m = fcmp oge <1 x float> %x, %y
  %r = select <1 x i1> %m, <1 x float> %z, <1 x float> %x
  store <1 x float> %r, ptr %o, align 1
  ret void
}
define void @f209(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load float, ptr %b, align 1
  %v0 = insertelement <8 x float> poison, float %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load float, ptr %p1, align 1
  %v1 = insertelement <8 x float> %v0, float %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load float, ptr %p2, align 1
  %v2 = insertelement <8 x float> %v1, float %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load float, ptr %p3, align 1
  %v3 = insertelement <8 x float> %v2, float %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load float, ptr %p4, align 1
  %v4 = insertelement <8 x float> %v3, float %s4, i32 4
  %p5 = getelementptr i8, ptr %a, i64 15
  %s5 = load float, ptr %p5, align 1
  %v5 = insertelement <8 x float> %v4, float %s5, i32 5
  %p6 = getelementptr i8, ptr %a, i64 18
  %s6 = load float, ptr %p6, align 1
  %v6 = insertelement <8 x float> %v5, float %s6, i32 6
  %p7 = getelementptr i8, ptr %a, i64 21
  %s7 = load float, ptr %p7, align 1
  %v7 = insertelement <8 x float> %v6, float %s7, i32 7
  store <8 x float> %v7, ptr %o, align 1
  ret void
}
define void @f210(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %m = icmp ult <7 x i16> %x, %y
  store <7 x i1> %m, ptr %o, align 1
  ret void
}
define void @f211(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.smax.v1i64(<1 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f212(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i64, ptr %b, align 1
  %v0 = insertelement <8 x i64> poison, i64 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i64, ptr %p1, align 1
  %v1 = insertelement <8 x i64> %v0, i64 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i64, ptr %p2, align 1
  %v2 = insertelement <8 x i64> %v1, i64 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i64, ptr %p3, align 1
  %v3 = insertelement <8 x i64> %v2, i64 %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load i64, ptr %p4, align 1
  %v4 = insertelement <8 x i64> %v3, i64 %s4, i32 4
  %p5 = getelementptr i8, ptr %a, i64 15
  %s5 = load i64, ptr %p5, align 1
  %v5 = insertelement <8 x i64> %v4, i64 %s5, i32 5
  %p6 = getelementptr i8, ptr %a, i64 18
  %s6 = load i64, ptr %p6, align 1
  %v6 = insertelement <8 x i64> %v5, i64 %s6, i32 6
  %p7 = getelementptr i8, ptr %a, i64 21
  %s7 = load i64, ptr %p7, align 1
  %v7 = insertelement <8 x i64> %v6, i64 %s7, i32 7
  store <8 x i64> %v7, ptr %o, align 1
  ret void
}
define void @f213(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %m = icmp ule <4 x i8> %x, %y
  %r = sext <4 x i1> %m to <4 x i8>
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f214(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp uge <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f215(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp sge <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f216(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %r = extractelement <4 x i24> %x, i32 3
  store i24 %r, ptr %o, align 1
  ret void
}
define void @f217(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %r = shufflevector <5 x i8> %x, <5 x i8> %y, <3 x i32> <i32 0, i32 5, i32 1>
  store <3 x i8> %r, ptr %o, align 1
  ret void
}
define void @f218(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %y = load <16 x i32>, ptr %b, align 1
  %r = add <16 x i32> %x, %y
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f219(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %z = load <5 x i8>, ptr %c, align 1
  %m = icmp sgt <5 x i8> %x, %y
  %r = select <5 x i1> %m, <5 x i8> %z, <5 x i8> %x
  store <5 x i8> %r, ptr %o, align 1
  ret void
}
define void @f220(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %m = fcmp ole <3 x double> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f221(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %y = load <16 x i32>, ptr %b, align 1
  %r = shufflevector <16 x i32> %x, <16 x i32> %y, <32 x i32> <i32 8, i32 0, i32 1, i32 9, i32 7, i32 9, i32 2, i32 15, i32 4, i32 12, i32 14, i32 12, i32 14, i32 6, i32 7, i32 8, i32 8, i32 7, i32 4, i32 9, i32 12, i32 1, i32 7, i32 3, i32 6, i32 14, i32 11, i32 14, i32 11, i32 15, i32 0, i32 11>
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f222(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x i16>, ptr %c, align 1
  %m = icmp ult <2 x ptr> %x, %y
  %n = xor <2 x i1> %m, splat (i1 true)
  %r = select <2 x i1> %n, <2 x i16> %z, <2 x i16> zeroinitializer
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f223(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %r = xor <32 x i8> %x, %y
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f224(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp sge <3 x i32> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f225(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %r = sitofp <1 x i16> %x to <1 x double>
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f226(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %r = sext <8 x i1> %x to <8 x i64>
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f227(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %m = icmp eq <2 x i32> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f228(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %r = call <1 x i16> @llvm.ctpop.v1i16(<1 x i16> %x)
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f229(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %r = add <2 x i128> %x, %y
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f230(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %z = load <2 x float>, ptr %c, align 1
  %m = fcmp ord <2 x float> %x, %y
  %r = select <2 x i1> %m, <2 x float> %z, <2 x float> %x
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f231(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.add.v16i64(<16 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f232(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %z = load <1 x double>, ptr %c, align 1
  %m = fcmp false <1 x double> %x, %y
  %r = select <1 x i1> %m, <1 x double> %z, <1 x double> %x
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f233(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %r = shufflevector <4 x i64> %x, <4 x i64> %y, <1 x i32> <i32 1>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f234(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %q = load i8, ptr %c, align 1
  %d = icmp slt i8 %q, 7
  %r = select i1 %d, <1 x i32> %x, <1 x i32> %y
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f235(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %m = icmp eq <2 x i64> %x, %y
  %r = zext <2 x i1> %m to <2 x i64>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f236(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %z = load <32 x i16>, ptr %c, align 1
  %m = icmp sgt <32 x i16> %x, %y
  %r = select <32 x i1> %m, <32 x i16> %z, <32 x i16> %x
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f237(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %m = icmp ugt <8 x i32> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f238(ptr %a, ptr %b, ptr %c, ptr %o) {
  %w = load <2 x i8>, ptr %a, align 1
  %x = icmp slt <2 x i8> %w, splat (i8 -70)
  %r = call i1 @llvm.vector.reduce.umin.v2i1(<2 x i1> %x)
  %z = zext i1 %r to i8
  store i8 %z, ptr %o, align 1
  ret void
}
define void @f239(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i1>, ptr %a, align 1
  %y = load <32 x i1>, ptr %b, align 1
  %m = icmp eq <32 x i1> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f240(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %m = icmp uge <32 x i8> %x, %y
  %r = zext <32 x i1> %m to <32 x i8>
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f241(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp uge <4 x i24> %x, %y
  %r = sext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f242(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %r = shufflevector <2 x float> %x, <2 x float> %y, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f243(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %r = uitofp <3 x i32> %x to <3 x double>
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f244(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.umax.v2i8(<2 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f245(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %r = call <32 x i16> @llvm.umax.v32i16(<32 x i16> %x, <32 x i16> %y)
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f246(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp ne <3 x i32> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f247(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %m = icmp uge <2 x i16> %x, %y
  %r = zext <2 x i1> %m to <2 x i16>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f248(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp eq <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f249(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.smin.v8i8(<8 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f250(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %r = shufflevector <8 x float> %x, <8 x float> %y, <8 x i32> <i32 13, i32 10, i32 4, i32 5, i32 11, i32 0, i32 3, i32 2>
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f251(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %m = icmp eq <32 x i8> %x, %y
  %r = zext <32 x i1> %m to <32 x i8>
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f252(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = sitofp <2 x i64> %x to <2 x float>
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f253(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.and.v1i16(<1 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f254(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp eq <1 x i16> %x, %y
  %r = zext <1 x i1> %m to <1 x i16>
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f255(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %m = fcmp ult <4 x double> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f256(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %m = icmp ult <4 x i8> %x, %y
  %r = sext <4 x i1> %m to <4 x i8>
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f257(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i1>, ptr %a, align 1
  %y = load <32 x i1>, ptr %b, align 1
  %z = load <32 x i1>, ptr %c, align 1
  %m = select <32 x i1> %z, <32 x i1> %x, <32 x i1> %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f258(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.or.v4i8(<4 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f259(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %m = icmp uge <8 x i64> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f260(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %z = load <2 x float>, ptr %c, align 1
  %m = fcmp true <2 x float> %x, %y
  %r = select <2 x i1> %m, <2 x float> %z, <2 x float> %x
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f261(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.smin.v4i16(<4 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f262(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %s = load i8, ptr %b, align 1
  %r = insertelement <8 x i8> %x, i8 %s, i64 2
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f263(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i1>, ptr %a, align 1
  %y = load <16 x i1>, ptr %b, align 1
  %m = xor <16 x i1> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f264(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f265(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %r = mul <4 x i24> %x, %y
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f266(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %r = shufflevector <3 x i32> %x, <3 x i32> %y, <1 x i32> <i32 0>
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f267(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %m = icmp ugt <7 x i16> %x, %y
  %r = sext <7 x i1> %m to <7 x i16>
  store <7 x i16> %r, ptr %o, align 1
  ret void
}
define void @f268(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = lshr <1 x i64> %x, <i64 5>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f269(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %z = load <8 x float>, ptr %c, align 1
  %m = fcmp oeq <8 x float> %x, %y
  %r = select <8 x i1> %m, <8 x float> %z, <8 x float> %x
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f270(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.mul.v2i16(<2 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f271(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i32, ptr %b, align 1
  %v0 = insertelement <1 x i32> poison, i32 %s, i32 0
  store <1 x i32> %v0, ptr %o, align 1
  ret void
}
define void @f272(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %r = shufflevector <4 x i8> %x, <4 x i8> %y, <2 x i32> <i32 2, i32 3>
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f273(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i8, ptr %b, align 1
  %v0 = insertelement <1 x i8> poison, i8 %s, i32 0
  store <1 x i8> %v0, ptr %o, align 1
  ret void
}
define void @f274(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %z = load <8 x i32>, ptr %c, align 1
  %m = icmp ult <8 x i32> %x, %y
  %r = select <8 x i1> %m, <8 x i32> %z, <8 x i32> %x
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f275(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %y = load <8 x i1>, ptr %b, align 1
  %m = or <8 x i1> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f276(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %m = icmp sgt <16 x i8> %x, %y
  %r = zext <16 x i1> %m to <16 x i8>
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f277(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x double>, ptr %a, align 1
  %y = load <2 x double>, ptr %b, align 1
  %m = fcmp true <2 x double> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f278(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %z = load <4 x i64>, ptr %c, align 1
  %m = icmp eq <4 x i64> %x, %y
  %r = select <4 x i1> %m, <4 x i64> %z, <4 x i64> %x
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f279(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %s = load float, ptr %b, align 1
  %r = insertelement <2 x float> %x, float %s, i64 1
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f280(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %r = call <2 x i32> @llvm.umin.v2i32(<2 x i32> %x, <2 x i32> %y)
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f281(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %r = mul <32 x i16> %x, %y
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f282(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %z = load <2 x i32>, ptr %c, align 1
  %r = call <2 x i32> @llvm.fshr.v2i32(<2 x i32> %x, <2 x i32> %y, <2 x i32> %z)
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f283(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x double>, ptr %a, align 1
  %r = fptrunc <2 x double> %x to <2 x float>
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f284(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %m = fcmp olt <4 x double> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f285(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %r = extractelement <8 x i64> %x, i32 2
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f286(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %r = ashr <2 x i128> %x, <i128 58, i128 58>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f287(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp uge <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f288(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %y = load <8 x i16>, ptr %b, align 1
  %z = load <8 x i16>, ptr %c, align 1
  %m = icmp slt <8 x i16> %x, %y
  %r = select <8 x i1> %m, <8 x i16> %z, <8 x i16> %x
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f289(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %m = icmp ult <2 x i64> %x, %y
  %r = sext <2 x i1> %m to <2 x i64>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f290(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %r = udiv <16 x i8> %x, <i8 1, i8 73, i8 20, i8 69, i8 13, i8 47, i8 79, i8 4, i8 10, i8 27, i8 79, i8 49, i8 20, i8 82, i8 33, i8 45>
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f291(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %z = load <4 x double>, ptr %c, align 1
  %m = fcmp uno <4 x double> %x, %y
  %r = select <4 x i1> %m, <4 x double> %z, <4 x double> %x
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f292(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %x)
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f293(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %y = load <4 x i32>, ptr %b, align 1
  %m = icmp sgt <4 x i32> %x, %y
  %r = sext <4 x i1> %m to <4 x i32>
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f294(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp uge <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f295(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %r = call <2 x i32> @llvm.ssub.sat.v2i32(<2 x i32> %x, <2 x i32> %y)
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f296(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %r = call <8 x i64> @llvm.cttz.v8i64(<8 x i64> %x, i1 false)
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f297(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %r = call <1 x i16> @llvm.bswap.v1i16(<1 x i16> %x)
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f298(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %z = load <8 x float>, ptr %c, align 1
  %m = fcmp one <8 x float> %x, %y
  %r = select <8 x i1> %m, <8 x float> %z, <8 x float> %x
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f299(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load double, ptr %b, align 1
  %v0 = insertelement <1 x double> poison, double %s, i32 0
  store <1 x double> %v0, ptr %o, align 1
  ret void
}
define void @f300(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %r = call <8 x i64> @llvm.usub.sat.v8i64(<8 x i64> %x, <8 x i64> %y)
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f301(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %r = uitofp <8 x i1> %x to <8 x float>
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f302(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %r = call <1 x i64> @llvm.umin.v1i64(<1 x i64> %x, <1 x i64> %y)
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f303(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %m = icmp uge <8 x i32> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f304(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %s = load double, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 4
  %r = insertelement <4 x double> %x, double %s, i32 %k
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f305(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %r = fsub <3 x float> %x, %y
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f306(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x ptr>, ptr %a, align 1
  %r = extractelement <4 x ptr> %x, i32 2
  store ptr %r, ptr %o, align 1
  ret void
}
define void @f307(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %r = call <2 x i16> @llvm.sadd.sat.v2i16(<2 x i16> %x, <2 x i16> %y)
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f308(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp ne <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f309(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp sgt <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f310(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %r = sitofp <8 x i1> %x to <8 x float>
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f311(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = call <1 x i64> @llvm.bswap.v1i64(<1 x i64> %x)
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f312(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.umin.v8i64(<8 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f313(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %m = icmp ule <32 x i32> %x, %y
  %r = sext <32 x i1> %m to <32 x i32>
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f314(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i16, ptr %b, align 1
  %v0 = insertelement <7 x i16> poison, i16 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i16, ptr %p1, align 1
  %v1 = insertelement <7 x i16> %v0, i16 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i16, ptr %p2, align 1
  %v2 = insertelement <7 x i16> %v1, i16 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i16, ptr %p3, align 1
  %v3 = insertelement <7 x i16> %v2, i16 %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load i16, ptr %p4, align 1
  %v4 = insertelement <7 x i16> %v3, i16 %s4, i32 4
  %p5 = getelementptr i8, ptr %a, i64 15
  %s5 = load i16, ptr %p5, align 1
  %v5 = insertelement <7 x i16> %v4, i16 %s5, i32 5
  %p6 = getelementptr i8, ptr %a, i64 18
  %s6 = load i16, ptr %p6, align 1
  %v6 = insertelement <7 x i16> %v5, i16 %s6, i32 6
  store <7 x i16> %v6, ptr %o, align 1
  ret void
}
define void @f315(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp sgt <1 x i16> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f316(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %r = call <3 x float> @llvm.fabs.v3f32(<3 x float> %x)
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f317(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f318(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %r = fmul <3 x double> %x, %y
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f319(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %r = lshr <32 x i8> %x, <i8 2, i8 6, i8 5, i8 1, i8 6, i8 7, i8 6, i8 1, i8 2, i8 2, i8 2, i8 0, i8 2, i8 7, i8 2, i8 7, i8 5, i8 2, i8 2, i8 0, i8 0, i8 1, i8 2, i8 6, i8 3, i8 3, i8 0, i8 4, i8 3, i8 4, i8 3, i8 5>
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f320(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %z = load <8 x i32>, ptr %c, align 1
  %m = icmp ule <8 x i32> %x, %y
  %r = select <8 x i1> %m, <8 x i32> %z, <8 x i32> %x
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f321(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <64 x i1>, ptr %a, align 1
  %y = load <64 x i1>, ptr %b, align 1
  %m = icmp ult <64 x i1> %x, %y
  store <64 x i1> %m, ptr %o, align 1
  ret void
}
define void @f322(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %z = load <16 x i64>, ptr %c, align 1
  %r = call <16 x i64> @llvm.fshl.v16i64(<16 x i64> %x, <16 x i64> %y, <16 x i64> %z)
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f323(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <64 x i1>, ptr %a, align 1
  %y = load <64 x i1>, ptr %b, align 1
  %m = icmp slt <64 x i1> %x, %y
  store <64 x i1> %m, ptr %o, align 1
  ret void
}
define void @f324(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %r = shufflevector <4 x i64> %x, <4 x i64> %y, <1 x i32> <i32 0>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f325(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %m = icmp ult <16 x i8> %x, %y
  %r = zext <16 x i1> %m to <16 x i8>
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f326(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %r = xor <1 x i16> %x, %y
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f327(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp ugt <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f328(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp sle <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f329(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp ult <2 x i128> %x, %y
  %r = zext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f330(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %s = load double, ptr %b, align 1
  %r = call double @llvm.vector.reduce.fmul.v3f64(double %s, <3 x double> %x)
  store double %r, ptr %o, align 1
  ret void
}
define void @f331(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %m = icmp sgt <8 x i64> %x, %y
  %r = zext <8 x i1> %m to <8 x i64>
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f332(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %m = icmp slt <1 x i32> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f333(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %r = call <2 x float> @llvm.minnum.v2f32(<2 x float> %x, <2 x float> %y)
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f334(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %r = zext <1 x i16> %x to <1 x i32>
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f335(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %r = sdiv <5 x i8> %x, <i8 67, i8 45, i8 21, i8 31, i8 42>
  store <5 x i8> %r, ptr %o, align 1
  ret void
}
define void @f336(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp eq <4 x i24> %x, %y
  %r = zext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f337(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %r = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %x, <2 x i16> %y)
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f338(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp ule <2 x i128> %x, %y
  %r = sext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f339(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp ne <1 x i16> %x, %y
  %r = sext <1 x i1> %m to <1 x i16>
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f340(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %r = or <8 x i64> %x, %y
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f341(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %r = extractelement <2 x i128> %x, i32 0
  store i128 %r, ptr %o, align 1
  ret void
}
define void @f342(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.umax.v1i64(<1 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f343(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %r = shl <5 x i8> %x, <i8 5, i8 5, i8 2, i8 7, i8 5>
  store <5 x i8> %r, ptr %o, align 1
  ret void
}
define void @f344(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %m = icmp ugt <1 x i64> %x, %y
  %r = sext <1 x i1> %m to <1 x i64>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f345(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %s = load i16, ptr %b, align 1
  %r = insertelement <7 x i16> %x, i16 %s, i64 0
  store <7 x i16> %r, ptr %o, align 1
  ret void
}
define void @f346(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %r = shufflevector <8 x float> %x, <8 x float> %y, <2 x i32> <i32 5, i32 4>
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f347(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %r = call <4 x i16> @llvm.abs.v4i16(<4 x i16> %x, i1 false)
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f348(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %r = sub <2 x i64> %x, %y
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f349(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %r = shufflevector <4 x i64> %x, <4 x i64> %y, <3 x i32> <i32 3, i32 2, i32 1>
  store <3 x i64> %r, ptr %o, align 1
  ret void
}
define void @f350(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i32, ptr %b, align 1
  %v0 = insertelement <4 x i32> poison, i32 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i32, ptr %p1, align 1
  %v1 = insertelement <4 x i32> %v0, i32 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i32, ptr %p2, align 1
  %v2 = insertelement <4 x i32> %v1, i32 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i32, ptr %p3, align 1
  %v3 = insertelement <4 x i32> %v2, i32 %s3, i32 3
  store <4 x i32> %v3, ptr %o, align 1
  ret void
}
define void @f351(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.add.v32i8(<32 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f352(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load double, ptr %b, align 1
  %v0 = insertelement <2 x double> poison, double %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load double, ptr %p1, align 1
  %v1 = insertelement <2 x double> %v0, double %s1, i32 1
  store <2 x double> %v1, ptr %o, align 1
  ret void
}
define void @f353(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %y = load <8 x i16>, ptr %b, align 1
  %r = shufflevector <8 x i16> %x, <8 x i16> %y, <2 x i32> <i32 0, i32 2>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f354(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %r = call <8 x i32> @llvm.cttz.v8i32(<8 x i32> %x, i1 false)
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f355(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %s = load double, ptr %b, align 1
  %r = call double @llvm.vector.reduce.fadd.v4f64(double %s, <4 x double> %x)
  store double %r, ptr %o, align 1
  ret void
}
define void @f356(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %z = load <8 x i32>, ptr %c, align 1
  %m = icmp ugt <8 x i32> %x, %y
  %r = select <8 x i1> %m, <8 x i32> %z, <8 x i32> %x
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f357(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %m = fcmp une <4 x double> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f358(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %r = call <1 x i16> @llvm.uadd.sat.v1i16(<1 x i16> %x, <1 x i16> %y)
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f359(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %r = shufflevector <2 x float> %x, <2 x float> %y, <2 x i32> <i32 3, i32 2>
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f360(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %r = xor <2 x i128> %x, %y
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f361(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %y = load <4 x i32>, ptr %b, align 1
  %z = load <4 x i32>, ptr %c, align 1
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %x, <4 x i32> %y, <4 x i32> %z)
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f362(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %z = load <4 x i64>, ptr %c, align 1
  %m = icmp ult <4 x i64> %x, %y
  %r = select <4 x i1> %m, <4 x i64> %z, <4 x i64> %x
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f363(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i8, ptr %b, align 1
  %v0 = insertelement <2 x i8> poison, i8 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i8, ptr %p1, align 1
  %v1 = insertelement <2 x i8> %v0, i8 %s1, i32 1
  store <2 x i8> %v1, ptr %o, align 1
  ret void
}
define void @f364(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load double, ptr %b, align 1
  %v0 = insertelement <3 x double> poison, double %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load double, ptr %p1, align 1
  %v1 = insertelement <3 x double> %v0, double %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load double, ptr %p2, align 1
  %v2 = insertelement <3 x double> %v1, double %s2, i32 2
  store <3 x double> %v2, ptr %o, align 1
  ret void
}
define void @f365(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp sgt <3 x i32> %x, %y
  %r = zext <3 x i1> %m to <3 x i32>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f366(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp sgt <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f367(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %r = call <8 x double> @llvm.trunc.v8f64(<8 x double> %x)
  store <8 x double> %r, ptr %o, align 1
  ret void
}
define void @f368(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x double>, ptr %a, align 1
  %y = load <2 x double>, ptr %b, align 1
  %m = fcmp one <2 x double> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f369(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i16, ptr %b, align 1
  %v0 = insertelement <2 x i16> poison, i16 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i16, ptr %p1, align 1
  %v1 = insertelement <2 x i16> %v0, i16 %s1, i32 1
  store <2 x i16> %v1, ptr %o, align 1
  ret void
}
define void @f370(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.mul.v4i64(<4 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f371(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %k = load i32, ptr %c, align 1
  %r = call <2 x i16> @g6247(<2 x i16> %x, <2 x i16> %y, i32 %k)
  %w = xor <2 x i16> %r, %x
  store <2 x i16> %w, ptr %o, align 1
  ret void
}
define void @f372(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %z = load <1 x double>, ptr %c, align 1
  %m = fcmp oge <1 x double> %x, %y
  %r = select <1 x i1> %m, <1 x double> %z, <1 x double> %x
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f373(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %r = fneg <3 x float> %x
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f374(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i64, ptr %b, align 1
  %v0 = insertelement <1 x i64> poison, i64 %s, i32 0
  store <1 x i64> %v0, ptr %o, align 1
  ret void
}
define void @f375(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %z = load <1 x float>, ptr %c, align 1
  %m = fcmp uno <1 x float> %x, %y
  %r = select <1 x i1> %m, <1 x float> %z, <1 x float> %x
  store <1 x float> %r, ptr %o, align 1
  ret void
}
define void @f376(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %r = shufflevector <4 x double> %x, <4 x double> %y, <3 x i32> <i32 0, i32 2, i32 4>
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f377(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %z = load <4 x i16>, ptr %c, align 1
  %m = icmp eq <4 x i16> %x, %y
  %r = select <4 x i1> %m, <4 x i16> %z, <4 x i16> %x
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f378(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i16>, ptr %a, align 1
  %y = load <16 x i16>, ptr %b, align 1
  %r = shufflevector <16 x i16> %x, <16 x i16> %y, <3 x i32> <i32 18, i32 24, i32 1>
  store <3 x i16> %r, ptr %o, align 1
  ret void
}
define void @f379(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %y = load <4 x i32>, ptr %b, align 1
  %m = icmp slt <4 x i32> %x, %y
  %r = sext <4 x i1> %m to <4 x i32>
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f380(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %z = load <16 x i8>, ptr %c, align 1
  %m = icmp ule <16 x i8> %x, %y
  %r = select <16 x i1> %m, <16 x i8> %z, <16 x i8> %x
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f381(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %r = srem <1 x i16> %x, <i16 40>
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f382(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp ne <4 x i64> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f383(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i8, ptr %b, align 1
  %v0 = insertelement <5 x i8> poison, i8 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i8, ptr %p1, align 1
  %v1 = insertelement <5 x i8> %v0, i8 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i8, ptr %p2, align 1
  %v2 = insertelement <5 x i8> %v1, i8 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i8, ptr %p3, align 1
  %v3 = insertelement <5 x i8> %v2, i8 %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load i8, ptr %p4, align 1
  %v4 = insertelement <5 x i8> %v3, i8 %s4, i32 4
  store <5 x i8> %v4, ptr %o, align 1
  ret void
}
define void @f384(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %r = shl <4 x i32> %x, <i32 24, i32 24, i32 24, i32 24>
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f385(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i16>, ptr %a, align 1
  %y = load <16 x i16>, ptr %b, align 1
  %m = icmp ugt <16 x i16> %x, %y
  %r = zext <16 x i1> %m to <16 x i16>
  store <16 x i16> %r, ptr %o, align 1
  ret void
}
define void @f386(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %y = load <16 x i32>, ptr %b, align 1
  %m = icmp ugt <16 x i32> %x, %y
  %r = sext <16 x i1> %m to <16 x i32>
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f387(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <64 x i1>, ptr %a, align 1
  %y = load <64 x i1>, ptr %b, align 1
  %m = icmp ugt <64 x i1> %x, %y
  store <64 x i1> %m, ptr %o, align 1
  ret void
}
define void @f388(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %r = or <4 x i24> %x, %y
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f389(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %r = shufflevector <2 x i16> %x, <2 x i16> %y, <2 x i32> <i32 2, i32 0>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f390(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = shl <2 x i64> %x, <i64 45, i64 45>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f391(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %r = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %x, <2 x i32> %y)
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f392(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.xor.v2i64(<2 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f393(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %r = shufflevector <8 x double> %x, <8 x double> %y, <3 x i32> <i32 3, i32 3, i32 0>
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f394(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp sle <4 x i64> %x, %y
  %r = zext <4 x i1> %m to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f395(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %m = icmp uge <32 x i16> %x, %y
  %r = sext <32 x i1> %m to <32 x i16>
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f396(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %r = fmul <1 x float> %x, %y
  store <1 x float> %r, ptr %o, align 1
  ret void
}
define void @f397(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i1>, ptr %a, align 1
  %y = load <32 x i1>, ptr %b, align 1
  %m = add <32 x i1> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f398(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <64 x i1>, ptr %a, align 1
  %y = load <64 x i1>, ptr %b, align 1
  %m = icmp sle <64 x i1> %x, %y
  store <64 x i1> %m, ptr %o, align 1
  ret void
}
define void @f399(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %r = sext <2 x i32> %x to <2 x i64>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f400(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %m = fcmp oge <8 x double> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f401(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %z = load <1 x double>, ptr %c, align 1
  %m = fcmp one <1 x double> %x, %y
  %r = select <1 x i1> %m, <1 x double> %z, <1 x double> %x
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f402(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %z = load <2 x i32>, ptr %c, align 1
  %m = icmp ne <2 x i32> %x, %y
  %r = select <2 x i1> %m, <2 x i32> %z, <2 x i32> %x
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f403(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %m = icmp sle <16 x i64> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f404(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load float, ptr %b, align 1
  %v0 = insertelement <4 x float> poison, float %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load float, ptr %p1, align 1
  %v1 = insertelement <4 x float> %v0, float %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load float, ptr %p2, align 1
  %v2 = insertelement <4 x float> %v1, float %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load float, ptr %p3, align 1
  %v3 = insertelement <4 x float> %v2, float %s3, i32 3
  store <4 x float> %v3, ptr %o, align 1
  ret void
}
define void @f405(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %r = ashr <32 x i8> %x, <i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4>
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f406(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %r = shufflevector <1 x i64> %x, <1 x i64> %y, <2 x i32> <i32 0, i32 0>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f407(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %y = load <8 x i16>, ptr %b, align 1
  %r = call <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16> %x, <8 x i16> %y)
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f408(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %m = fcmp true <1 x float> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f409(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %r = extractelement <32 x i8> %x, i32 24
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f410(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp uge <4 x i64> %x, %y
  %r = sext <4 x i1> %m to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f411(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %r = urem <8 x i32> %x, <i32 17, i32 64, i32 24, i32 2, i32 95, i32 39, i32 89, i32 99>
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f412(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %r = call <32 x i16> @llvm.vector.reverse.v32i16(<32 x i16> %x)
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f413(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %k = load i32, ptr %c, align 1
  %r = call <8 x i64> @g6260(<8 x i64> %x, <8 x i64> %y, i32 %k)
  %w = xor <8 x i64> %r, %x
  store <8 x i64> %w, ptr %o, align 1
  ret void
}
define void @f414(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %m = icmp sgt <2 x i32> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f415(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %m = icmp sge <16 x i64> %x, %y
  %r = sext <16 x i1> %m to <16 x i64>
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f416(ptr %a, ptr %b, ptr %c, ptr %o) {
  %w = load <2 x i8>, ptr %a, align 1
  %x = icmp slt <2 x i8> %w, splat (i8 -70)
  %r = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %x)
  %z = zext i1 %r to i8
  store i8 %z, ptr %o, align 1
  ret void
}
define void @f417(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.mul.v2i8(<2 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f418(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %r = shufflevector <5 x i8> %x, <5 x i8> %y, <5 x i32> <i32 0, i32 5, i32 1, i32 6, i32 2>
  store <5 x i8> %r, ptr %o, align 1
  ret void
}
define void @f419(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %s = load i64, ptr %b, align 1
  %r = insertelement <4 x i64> %x, i64 %s, i64 2
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f420(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp ule <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f421(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %r = ashr <4 x i24> %x, <i24 8, i24 8, i24 8, i24 8>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f422(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %r = mul <32 x i8> %x, %y
  store <32 x i8> %r, ptr %o, align 1
  ret void
}
define void @f423(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %m = icmp ule <1 x i32> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f424(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp sgt <4 x i64> %x, %y
  %r = sext <4 x i1> %m to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f425(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp sgt <4 x i24> %x, %y
  %r = sext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f426(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.and.v1i64(<1 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f427(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %m = icmp sle <4 x i8> %x, %y
  %r = zext <4 x i1> %m to <4 x i8>
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f428(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %r = and <16 x i64> %x, %y
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f429(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %y = load <8 x i1>, ptr %b, align 1
  %r = shufflevector <8 x i1> %x, <8 x i1> %y, <3 x i32> <i32 14, i32 9, i32 9>
  store <3 x i1> %r, ptr %o, align 1
  ret void
}
define void @f430(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %z = load <3 x double>, ptr %c, align 1
  %m = fcmp olt <3 x double> %x, %y
  %r = select <3 x i1> %m, <3 x double> %z, <3 x double> %x
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f431(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %z = load <4 x float>, ptr %c, align 1
  %m = fcmp olt <4 x float> %x, %y
  %r = select <4 x i1> %m, <4 x float> %z, <4 x float> %x
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f432(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %z = load <16 x i64>, ptr %c, align 1
  %m = icmp ule <16 x i64> %x, %y
  %r = select <16 x i1> %m, <16 x i64> %z, <16 x i64> %x
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f433(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %r = call <8 x double> @llvm.fabs.v8f64(<8 x double> %x)
  store <8 x double> %r, ptr %o, align 1
  ret void
}
define void @f434(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 4
  %r = extractelement <4 x double> %x, i8 %k
  store double %r, ptr %o, align 1
  ret void
}
define void @f435(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %k = load i32, ptr %c, align 1
  %r = call <2 x i32> @g6253(<2 x i32> %x, <2 x i32> %y, i32 %k)
  %w = xor <2 x i32> %r, %x
  store <2 x i32> %w, ptr %o, align 1
  ret void
}
define void @f436(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %m = icmp uge <16 x i8> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f437(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %y = load <1 x i8>, ptr %b, align 1
  %z = load <1 x i8>, ptr %c, align 1
  %m = icmp ne <1 x i8> %x, %y
  %r = select <1 x i1> %m, <1 x i8> %z, <1 x i8> %x
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f438(ptr %a, ptr %b, ptr %c, ptr %o) {
  %w = load <5 x i8>, ptr %a, align 1
  %x = icmp slt <5 x i8> %w, splat (i8 -70)
  %r = call i1 @llvm.vector.reduce.and.v5i1(<5 x i1> %x)
  %z = zext i1 %r to i8
  store i8 %z, ptr %o, align 1
  ret void
}
define void @f439(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = call <2 x i64> @llvm.vector.reverse.v2i64(<2 x i64> %x)
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f440(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = uitofp <2 x i64> %x to <2 x float>
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f441(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %y = load <4 x i32>, ptr %b, align 1
  %z = load <4 x i32>, ptr %c, align 1
  %m = icmp uge <4 x i32> %x, %y
  %r = select <4 x i1> %m, <4 x i32> %z, <4 x i32> %x
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f442(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 2
  %r = extractelement <2 x i128> %x, i8 %k
  store i128 %r, ptr %o, align 1
  ret void
}
define void @f443(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp eq <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f444(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp ugt <2 x i128> %x, %y
  %r = zext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f445(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %r = call <4 x i16> @llvm.umin.v4i16(<4 x i16> %x, <4 x i16> %y)
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f446(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = call <1 x i64> @llvm.bitreverse.v1i64(<1 x i64> %x)
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f447(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %r = call <32 x i32> @llvm.bswap.v32i32(<32 x i32> %x)
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f448(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i1>, ptr %a, align 1
  %y = load <16 x i1>, ptr %b, align 1
  %m = icmp sgt <16 x i1> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f449(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %z = load <4 x double>, ptr %c, align 1
  %m = fcmp ult <4 x double> %x, %y
  %r = select <4 x i1> %m, <4 x double> %z, <4 x double> %x
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f450(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <64 x i1>, ptr %a, align 1
  %y = load <64 x i1>, ptr %b, align 1
  %m = mul <64 x i1> %x, %y
  store <64 x i1> %m, ptr %o, align 1
  ret void
}
define void @f451(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i16>, ptr %a, align 1
  %y = load <16 x i16>, ptr %b, align 1
  %z = load <16 x i16>, ptr %c, align 1
  %m = icmp sle <16 x i16> %x, %y
  %r = select <16 x i1> %m, <16 x i16> %z, <16 x i16> %x
  store <16 x i16> %r, ptr %o, align 1
  ret void
}
define void @f452(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %z = load <3 x double>, ptr %c, align 1
  %m = fcmp ogt <3 x double> %x, %y
  %r = select <3 x i1> %m, <3 x double> %z, <3 x double> %x
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f453(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %z = load <16 x i64>, ptr %c, align 1
  %m = icmp ugt <16 x i64> %x, %y
  %r = select <16 x i1> %m, <16 x i64> %z, <16 x i64> %x
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f454(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %z = load <4 x double>, ptr %c, align 1
  %m = fcmp ueq <4 x double> %x, %y
  %r = select <4 x i1> %m, <4 x double> %z, <4 x double> %x
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f455(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp ne <2 x i128> %x, %y
  %r = zext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f456(ptr %a, ptr %b, ptr %c, ptr %o) {
  %w = load <16 x i8>, ptr %a, align 1
  %x = icmp slt <16 x i8> %w, splat (i8 -70)
  %r = call i1 @llvm.vector.reduce.add.v16i1(<16 x i1> %x)
  %z = zext i1 %r to i8
  store i8 %z, ptr %o, align 1
  ret void
}
define void @f457(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %m = fcmp ugt <1 x double> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f458(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i32, ptr %b, align 1
  %v0 = insertelement <2 x i32> poison, i32 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i32, ptr %p1, align 1
  %v1 = insertelement <2 x i32> %v0, i32 %s1, i32 1
  store <2 x i32> %v1, ptr %o, align 1
  ret void
}
define void @f459(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %y = load <16 x i32>, ptr %b, align 1
  %m = icmp uge <16 x i32> %x, %y
  %r = zext <16 x i1> %m to <16 x i32>
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f460(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %r = call <3 x float> @llvm.floor.v3f32(<3 x float> %x)
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f461(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %r = shufflevector <4 x i24> %x, <4 x i24> %y, <2 x i32> <i32 0, i32 5>
  store <2 x i24> %r, ptr %o, align 1
  ret void
}
define void @f462(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = ashr <1 x i64> %x, <i64 6>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f463(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %r = xor <4 x i24> %x, %y
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f464(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %r = call <4 x float> @llvm.copysign.v4f32(<4 x float> %x, <4 x float> %y)
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f465(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %z = load <2 x float>, ptr %c, align 1
  %m = fcmp ogt <2 x float> %x, %y
  %r = select <2 x i1> %m, <2 x float> %z, <2 x float> %x
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f466(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %m = icmp ne <2 x i8> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f467(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %r = add <16 x i8> %x, %y
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f468(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %r = shufflevector <4 x float> %x, <4 x float> %y, <3 x i32> <i32 3, i32 2, i32 1>
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f469(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i16, ptr %b, align 1
  %v0 = insertelement <8 x i16> poison, i16 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i16, ptr %p1, align 1
  %v1 = insertelement <8 x i16> %v0, i16 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i16, ptr %p2, align 1
  %v2 = insertelement <8 x i16> %v1, i16 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i16, ptr %p3, align 1
  %v3 = insertelement <8 x i16> %v2, i16 %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load i16, ptr %p4, align 1
  %v4 = insertelement <8 x i16> %v3, i16 %s4, i32 4
  %p5 = getelementptr i8, ptr %a, i64 15
  %s5 = load i16, ptr %p5, align 1
  %v5 = insertelement <8 x i16> %v4, i16 %s5, i32 5
  %p6 = getelementptr i8, ptr %a, i64 18
  %s6 = load i16, ptr %p6, align 1
  %v6 = insertelement <8 x i16> %v5, i16 %s6, i32 6
  %p7 = getelementptr i8, ptr %a, i64 21
  %s7 = load i16, ptr %p7, align 1
  %v7 = insertelement <8 x i16> %v6, i16 %s7, i32 7
  store <8 x i16> %v7, ptr %o, align 1
  ret void
}
define void @f470(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.and.v1i8(<1 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f471(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.smax.v8i16(<8 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f472(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i8>, ptr %a, align 1
  %r = uitofp <3 x i8> %x to <3 x double>
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f473(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp slt <2 x i128> %x, %y
  %r = zext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f474(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %z = load <1 x float>, ptr %c, align 1
  %m = fcmp ueq <1 x float> %x, %y
  %r = select <1 x i1> %m, <1 x float> %z, <1 x float> %x
  store <1 x float> %r, ptr %o, align 1
  ret void
}
define void @f475(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i16>, ptr %a, align 1
  %r = bitcast <3 x i16> %x to i48
  store i48 %r, ptr %o, align 1
  ret void
}
define void @f476(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %m = icmp sge <5 x i8> %x, %y
  store <5 x i1> %m, ptr %o, align 1
  ret void
}
define void @f477(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %s = load i8, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 2
  %r = insertelement <2 x i8> %x, i8 %s, i32 %k
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f478(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %r = extractelement <8 x i32> %x, i32 0
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f479(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %z = load <32 x i32>, ptr %c, align 1
  %m = icmp sgt <32 x i32> %x, %y
  %r = select <32 x i1> %m, <32 x i32> %z, <32 x i32> %x
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f480(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %s = load i128, ptr %b, align 1
  %r = insertelement <2 x i128> %x, i128 %s, i64 1
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f481(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %m = icmp sge <8 x i64> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f482(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %s = load ptr, ptr %b, align 1
  %r = insertelement <2 x ptr> %x, ptr %s, i64 0
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f483(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.umin.v2i32(<2 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f484(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp slt <1 x i16> %x, %y
  %r = sext <1 x i1> %m to <1 x i16>
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f485(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %r = sdiv <2 x i32> %x, <i32 96, i32 60>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f486(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp ugt <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f487(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %r = zext <16 x i8> %x to <16 x i32>
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f488(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %r = fadd <8 x float> %x, %y
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f489(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %z = load <2 x i32>, ptr %c, align 1
  %m = icmp ult <2 x i64> %x, %y
  %n = xor <2 x i1> %m, splat (i1 true)
  %r = select <2 x i1> %n, <2 x i32> %z, <2 x i32> zeroinitializer
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f490(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.umax.v2i16(<2 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f491(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %r = extractelement <8 x double> %x, i32 4
  store double %r, ptr %o, align 1
  ret void
}
define void @f492(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %r = add <1 x i64> %x, %y
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f493(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %m = fcmp oeq <8 x double> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f494(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %m = icmp ne <2 x i16> %x, %y
  %r = zext <2 x i1> %m to <2 x i16>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f495(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %m = fcmp ord <3 x float> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f496(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %z = load <2 x i8>, ptr %c, align 1
  %r = call <2 x i8> @llvm.fshr.v2i8(<2 x i8> %x, <2 x i8> %y, <2 x i8> %z)
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f497(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %r = shufflevector <8 x i8> %x, <8 x i8> %y, <4 x i32> <i32 1, i32 8, i32 15, i32 9>
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f498(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %r = add <4 x i24> %x, %y
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f499(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp ule <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f500(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %m = icmp sle <2 x i16> %x, %y
  %r = zext <2 x i1> %m to <2 x i16>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f501(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %y = load <8 x i1>, ptr %b, align 1
  %r = shufflevector <8 x i1> %x, <8 x i1> %y, <2 x i32> <i32 9, i32 13>
  store <2 x i1> %r, ptr %o, align 1
  ret void
}
define void @f502(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %z = load <4 x i64>, ptr %c, align 1
  %m = icmp ne <4 x i64> %x, %y
  %r = select <4 x i1> %m, <4 x i64> %z, <4 x i64> %x
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f503(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %r = shufflevector <32 x i32> %x, <32 x i32> %y, <2 x i32> <i32 15, i32 16>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f504(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load float, ptr %b, align 1
  %v0 = insertelement <2 x float> poison, float %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load float, ptr %p1, align 1
  %v1 = insertelement <2 x float> %v0, float %s1, i32 1
  store <2 x float> %v1, ptr %o, align 1
  ret void
}
define void @f505(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp sgt <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f506(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp slt <4 x i24> %x, %y
  %r = zext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f507(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.or.v1i32(<1 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f508(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i16>, ptr %a, align 1
  %y = load <16 x i16>, ptr %b, align 1
  %m = icmp ult <16 x i16> %x, %y
  %r = sext <16 x i1> %m to <16 x i16>
  store <16 x i16> %r, ptr %o, align 1
  ret void
}
define void @f509(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %r = lshr <4 x i24> %x, <i24 9, i24 23, i24 9, i24 13>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f510(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %m = icmp ule <32 x i16> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f511(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %r = xor <8 x i32> %x, %y
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f512(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %r = trunc <8 x i16> %x to <8 x i8>
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f513(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %m = icmp ult <2 x i32> %x, %y
  %r = sext <2 x i1> %m to <2 x i32>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f514(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %y = load <4 x i32>, ptr %b, align 1
  %r = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f515(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %r = fdiv <4 x double> %x, %y
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f516(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp sle <4 x i24> %x, %y
  %r = zext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f517(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %r = sext <1 x i8> %x to <1 x i64>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f518(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp sgt <2 x i128> %x, %y
  %r = sext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f519(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %y = load <8 x i64>, ptr %b, align 1
  %m = icmp ne <8 x i64> %x, %y
  %r = sext <8 x i1> %m to <8 x i64>
  store <8 x i64> %r, ptr %o, align 1
  ret void
}
define void @f520(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.smax.v5i8(<5 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f521(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %r = uitofp <2 x i16> %x to <2 x double>
  store <2 x double> %r, ptr %o, align 1
  ret void
}
define void @f522(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %r = shufflevector <32 x i8> %x, <32 x i8> %y, <64 x i32> <i32 31, i32 30, i32 29, i32 28, i32 27, i32 26, i32 25, i32 24, i32 23, i32 22, i32 21, i32 20, i32 19, i32 18, i32 17, i32 16, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 63, i32 62, i32 61, i32 60, i32 59, i32 58, i32 57, i32 56, i32 55, i32 54, i32 53, i32 52, i32 51, i32 50, i32 49, i32 48, i32 47, i32 46, i32 45, i32 44, i32 43, i32 42, i32 41, i32 40, i32 39, i32 38, i32 37, i32 36, i32 35, i32 34, i32 33, i32 32>
  store <64 x i8> %r, ptr %o, align 1
  ret void
}
define void @f523(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %r = call i16 @llvm.vector.reduce.add.v8i16(<8 x i16> %x)
  store i16 %r, ptr %o, align 1
  ret void
}
define void @f524(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i1>, ptr %a, align 1
  %y = load <16 x i1>, ptr %b, align 1
  %m = sub <16 x i1> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f525(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %r = and <2 x i128> %x, %y
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f526(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp ult <4 x i64> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f527(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %r = call <32 x i32> @llvm.usub.sat.v32i32(<32 x i32> %x, <32 x i32> %y)
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f528(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %m = extractelement <8 x i1> %x, i32 4
  %z = zext i1 %m to i8
  store i8 %z, ptr %o, align 1
  ret void
}
define void @f529(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %r = call <2 x float> @llvm.ceil.v2f32(<2 x float> %x)
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f530(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %m = icmp ule <7 x i16> %x, %y
  %r = sext <7 x i1> %m to <7 x i16>
  store <7 x i16> %r, ptr %o, align 1
  ret void
}
define void @f531(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %r = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %x, i1 false)
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f532(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <7 x i16>, ptr %a, align 1
  %y = load <7 x i16>, ptr %b, align 1
  %r = shufflevector <7 x i16> %x, <7 x i16> %y, <7 x i32> <i32 0, i32 0, i32 1, i32 5, i32 5, i32 5, i32 1>
  store <7 x i16> %r, ptr %o, align 1
  ret void
}
define void @f533(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp sge <2 x i128> %x, %y
  %r = zext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f534(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp uge <2 x i128> %x, %y
  %r = sext <2 x i1> %m to <2 x i128>
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f535(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %m = icmp ne <32 x i32> %x, %y
  %r = sext <32 x i1> %m to <32 x i32>
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f536(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %y = load <5 x i8>, ptr %b, align 1
  %m = icmp ugt <5 x i8> %x, %y
  store <5 x i1> %m, ptr %o, align 1
  ret void
}
define void @f537(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = call <1 x i64> @llvm.abs.v1i64(<1 x i64> %x, i1 false)
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f538(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %z = load <8 x double>, ptr %c, align 1
  %m = fcmp ole <8 x double> %x, %y
  %r = select <8 x i1> %m, <8 x double> %z, <8 x double> %x
  store <8 x double> %r, ptr %o, align 1
  ret void
}
define void @f539(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %y = load <1 x i8>, ptr %b, align 1
  %m = icmp ule <1 x i8> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f540(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f541(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %m = fcmp ule <8 x double> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f542(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp ult <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f543(ptr %a, ptr %b, ptr %c, ptr %o) {
  %w = load <16 x i8>, ptr %a, align 1
  %x = icmp slt <16 x i8> %w, splat (i8 -70)
  %r = call i1 @llvm.vector.reduce.xor.v16i1(<16 x i1> %x)
  %z = zext i1 %r to i8
  store i8 %z, ptr %o, align 1
  ret void
}
define void @f544(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %r = call <8 x i8> @llvm.uadd.sat.v8i8(<8 x i8> %x, <8 x i8> %y)
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f545(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp ne <3 x i32> %x, %y
  %r = zext <3 x i1> %m to <3 x i32>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f546(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %m = fcmp ueq <8 x double> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f547(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %m = fcmp uno <4 x double> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f548(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %r = and <4 x i8> %x, %y
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f549(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.smin.v8i64(<8 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f550(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %r = sext <1 x i16> %x to <1 x i64>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f551(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %z = load <4 x float>, ptr %c, align 1
  %m = fcmp ole <4 x float> %x, %y
  %r = select <4 x i1> %m, <4 x float> %z, <4 x float> %x
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f552(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %r = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %x, <2 x i64> %y)
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f553(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %m = icmp sle <4 x i8> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f554(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %r = call <4 x double> @llvm.minnum.v4f64(<4 x double> %x, <4 x double> %y)
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f555(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %r = shufflevector <1 x i32> %x, <1 x i32> %y, <2 x i32> <i32 0, i32 0>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f556(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 4
  %r = extractelement <4 x i24> %x, i8 %k
  store i24 %r, ptr %o, align 1
  ret void
}
define void @f557(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %m = icmp ult <3 x i32> %x, %y
  %r = zext <3 x i1> %m to <3 x i32>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f558(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %m = fcmp uge <3 x float> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f559(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp sgt <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f560(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %r = call <3 x double> @llvm.floor.v3f64(<3 x double> %x)
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f561(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.umax.v3i32(<3 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f562(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %r = fdiv <3 x float> %x, %y
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f563(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %z = load <4 x i64>, ptr %c, align 1
  %m = icmp sge <4 x i64> %x, %y
  %r = select <4 x i1> %m, <4 x i64> %z, <4 x i64> %x
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f564(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp sge <4 x i24> %x, %y
  %r = sext <4 x i1> %m to <4 x i24>
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f565(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %r = sub <2 x i16> %x, %y
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f566(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp slt <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f567(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %y = load i8, ptr %b, align 1
  %t = trunc i8 %y to i1
  %m = insertelement <8 x i1> %x, i1 %t, i32 4
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f568(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %z = load <8 x float>, ptr %c, align 1
  %m = fcmp ule <8 x float> %x, %y
  %r = select <8 x i1> %m, <8 x float> %z, <8 x float> %x
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f569(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %r = call <4 x double> @llvm.sqrt.v4f64(<4 x double> %x)
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f570(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %r = call <32 x i32> @llvm.umax.v32i32(<32 x i32> %x, <32 x i32> %y)
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f571(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %r = call <4 x float> @llvm.trunc.v4f32(<4 x float> %x)
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f572(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp ne <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f573(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i128>, ptr %c, align 1
  %m = icmp eq <2 x i128> %x, %y
  %r = select <2 x i1> %m, <2 x i128> %z, <2 x i128> %x
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f574(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %m = icmp eq <8 x i32> %x, %y
  %r = sext <8 x i1> %m to <8 x i32>
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f575(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %r = shufflevector <8 x double> %x, <8 x double> %y, <4 x i32> <i32 7, i32 2, i32 0, i32 5>
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f576(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i16>, ptr %a, align 1
  %r = lshr <8 x i16> %x, <i16 11, i16 10, i16 10, i16 7, i16 1, i16 9, i16 6, i16 11>
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f577(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %r = shufflevector <2 x i16> %x, <2 x i16> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f578(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i8>, ptr %a, align 1
  %r = trunc <3 x i8> %x to <3 x i1>
  store <3 x i1> %r, ptr %o, align 1
  ret void
}
define void @f579(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %z = load <4 x i16>, ptr %c, align 1
  %m = icmp ult <4 x i16> %x, %y
  %r = select <4 x i1> %m, <4 x i16> %z, <4 x i16> %x
  store <4 x i16> %r, ptr %o, align 1
  ret void
}
define void @f580(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %z = load <2 x i8>, ptr %c, align 1
  %r = call <2 x i8> @llvm.fshl.v2i8(<2 x i8> %x, <2 x i8> %y, <2 x i8> %z)
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f581(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %r = sub <2 x i128> %x, %y
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f582(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %r = shufflevector <8 x i32> %x, <8 x i32> %y, <16 x i32> <i32 3, i32 3, i32 7, i32 4, i32 6, i32 5, i32 0, i32 3, i32 1, i32 5, i32 6, i32 3, i32 6, i32 3, i32 5, i32 3>
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f583(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 16
  %r = extractelement <16 x i8> %x, i8 %k
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f584(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i1>, ptr %a, align 1
  %y = load <32 x i1>, ptr %b, align 1
  %m = icmp uge <32 x i1> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f585(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.umin.v8i8(<8 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
define void @f586(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i64, ptr %b, align 1
  %v0 = insertelement <2 x i64> poison, i64 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i64, ptr %p1, align 1
  %v1 = insertelement <2 x i64> %v0, i64 %s1, i32 1
  store <2 x i64> %v1, ptr %o, align 1
  ret void
}
define void @f587(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %s = load double, ptr %b, align 1
  %r = insertelement <8 x double> %x, double %s, i64 3
  store <8 x double> %r, ptr %o, align 1
  ret void
}
define void @f588(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %z = load <1 x double>, ptr %c, align 1
  %m = fcmp uge <1 x double> %x, %y
  %r = select <1 x i1> %m, <1 x double> %z, <1 x double> %x
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f589(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load ptr, ptr %b, align 1
  %v0 = insertelement <2 x ptr> poison, ptr %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load ptr, ptr %p1, align 1
  %v1 = insertelement <2 x ptr> %v0, ptr %s1, i32 1
  store <2 x ptr> %v1, ptr %o, align 1
  ret void
}
define void @f590(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %z = load <2 x i64>, ptr %c, align 1
  %m = icmp ult <2 x i128> %x, %y
  %n = xor <2 x i1> %m, splat (i1 true)
  %r = select <2 x i1> %n, <2 x i64> %z, <2 x i64> zeroinitializer
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f591(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %y = load <2 x i32>, ptr %b, align 1
  %r = sub <2 x i32> %x, %y
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f592(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %r = shufflevector <32 x i8> %x, <32 x i8> %y, <64 x i32> <i32 7, i32 5, i32 14, i32 4, i32 0, i32 6, i32 31, i32 5, i32 13, i32 29, i32 3, i32 12, i32 21, i32 30, i32 3, i32 26, i32 8, i32 26, i32 3, i32 9, i32 20, i32 21, i32 12, i32 0, i32 11, i32 17, i32 16, i32 5, i32 20, i32 24, i32 16, i32 19, i32 25, i32 26, i32 3, i32 19, i32 19, i32 15, i32 24, i32 27, i32 16, i32 19, i32 12, i32 8, i32 3, i32 13, i32 23, i32 29, i32 31, i32 9, i32 23, i32 21, i32 12, i32 29, i32 3, i32 20, i32 0, i32 4, i32 26, i32 20, i32 2, i32 17, i32 14, i32 28>
  store <64 x i8> %r, ptr %o, align 1
  ret void
}
define void @f593(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %r = udiv <2 x i16> %x, <i16 2, i16 3>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f594(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %z = load <4 x double>, ptr %c, align 1
  %m = fcmp une <4 x double> %x, %y
  %r = select <4 x i1> %m, <4 x double> %z, <4 x double> %x
  store <4 x double> %r, ptr %o, align 1
  ret void
}
define void @f595(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %y = load <8 x i32>, ptr %b, align 1
  %m = icmp ult <8 x i32> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f596(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %s = load ptr, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 2
  %r = insertelement <2 x ptr> %x, ptr %s, i32 %k
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f597(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %s = load float, ptr %b, align 1
  %r = call float @llvm.vector.reduce.fadd.v3f32(float %s, <3 x float> %x)
  store float %r, ptr %o, align 1
  ret void
}
define void @f598(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %r = urem <1 x i8> %x, <i8 75>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f599(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %m = fcmp ord <1 x double> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f600(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %m = icmp slt <32 x i32> %x, %y
  %r = zext <32 x i1> %m to <32 x i32>
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f601(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x double>, ptr %a, align 1
  %y = load <1 x double>, ptr %b, align 1
  %r = call <1 x double> @llvm.copysign.v1f64(<1 x double> %x, <1 x double> %y)
  store <1 x double> %r, ptr %o, align 1
  ret void
}
define void @f602(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %r = call <8 x i8> @llvm.cttz.v8i8(<8 x i8> %x, i1 false)
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f603(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i32, ptr %b, align 1
  %v0 = insertelement <8 x i32> poison, i32 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i32, ptr %p1, align 1
  %v1 = insertelement <8 x i32> %v0, i32 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i32, ptr %p2, align 1
  %v2 = insertelement <8 x i32> %v1, i32 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i32, ptr %p3, align 1
  %v3 = insertelement <8 x i32> %v2, i32 %s3, i32 3
  %p4 = getelementptr i8, ptr %a, i64 12
  %s4 = load i32, ptr %p4, align 1
  %v4 = insertelement <8 x i32> %v3, i32 %s4, i32 4
  %p5 = getelementptr i8, ptr %a, i64 15
  %s5 = load i32, ptr %p5, align 1
  %v5 = insertelement <8 x i32> %v4, i32 %s5, i32 5
  %p6 = getelementptr i8, ptr %a, i64 18
  %s6 = load i32, ptr %p6, align 1
  %v6 = insertelement <8 x i32> %v5, i32 %s6, i32 6
  %p7 = getelementptr i8, ptr %a, i64 21
  %s7 = load i32, ptr %p7, align 1
  %v7 = insertelement <8 x i32> %v6, i32 %s7, i32 7
  store <8 x i32> %v7, ptr %o, align 1
  ret void
}
define void @f604(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i64, ptr %b, align 1
  %v0 = insertelement <4 x i64> poison, i64 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i64, ptr %p1, align 1
  %v1 = insertelement <4 x i64> %v0, i64 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i64, ptr %p2, align 1
  %v2 = insertelement <4 x i64> %v1, i64 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i64, ptr %p3, align 1
  %v3 = insertelement <4 x i64> %v2, i64 %s3, i32 3
  store <4 x i64> %v3, ptr %o, align 1
  ret void
}
define void @f605(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %z = load <2 x ptr>, ptr %c, align 1
  %m = icmp ule <2 x ptr> %x, %y
  %r = select <2 x i1> %m, <2 x ptr> %z, <2 x ptr> %x
  store <2 x ptr> %r, ptr %o, align 1
  ret void
}
define void @f606(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %y = load <16 x i32>, ptr %b, align 1
  %m = icmp sle <16 x i32> %x, %y
  store <16 x i1> %m, ptr %o, align 1
  ret void
}
define void @f607(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i32>, ptr %c, align 1
  %m = icmp ult <4 x i24> %x, %y
  %n = xor <4 x i1> %m, splat (i1 true)
  %r = select <4 x i1> %n, <4 x i32> %z, <4 x i32> zeroinitializer
  store <4 x i32> %r, ptr %o, align 1
  ret void
}
define void @f608(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %m = icmp ne <4 x i8> %x, %y
  %r = sext <4 x i1> %m to <4 x i8>
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f609(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %y = load <8 x i1>, ptr %b, align 1
  %m = icmp ne <8 x i1> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f610(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %r = shufflevector <16 x i8> %x, <16 x i8> %y, <8 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19>
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f611(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i8>, ptr %a, align 1
  %y = load <32 x i8>, ptr %b, align 1
  %m = icmp eq <32 x i8> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f612(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %r = srem <3 x i32> %x, <i32 77, i32 97, i32 89>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f613(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %z = load <8 x double>, ptr %c, align 1
  %m = fcmp ugt <8 x double> %x, %y
  %r = select <8 x i1> %m, <8 x double> %z, <8 x double> %x
  store <8 x double> %r, ptr %o, align 1
  ret void
}
define void @f614(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i128, ptr %b, align 1
  %v0 = insertelement <2 x i128> poison, i128 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i128, ptr %p1, align 1
  %v1 = insertelement <2 x i128> %v0, i128 %s1, i32 1
  store <2 x i128> %v1, ptr %o, align 1
  ret void
}
define void @f615(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %m = icmp slt <1 x i64> %x, %y
  %r = sext <1 x i1> %m to <1 x i64>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f616(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %r = call <16 x i64> @llvm.umax.v16i64(<16 x i64> %x, <16 x i64> %y)
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f617(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %m = icmp uge <1 x i16> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f618(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %m = fcmp ugt <2 x float> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f619(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i1>, ptr %a, align 1
  %y = load <32 x i1>, ptr %b, align 1
  %m = icmp ule <32 x i1> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f620(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %s = load float, ptr %b, align 1
  %j = load i32, ptr %c, align 1
  %k = urem i32 %j, 2
  %r = insertelement <2 x float> %x, float %s, i32 %k
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f621(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %r = mul <2 x i128> %x, %y
  store <2 x i128> %r, ptr %o, align 1
  ret void
}
define void @f622(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp slt <4 x i64> %x, %y
  %r = zext <4 x i1> %m to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f623(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %z = load <2 x float>, ptr %c, align 1
  %m = fcmp uge <2 x float> %x, %y
  %r = select <2 x i1> %m, <2 x float> %z, <2 x float> %x
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f624(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %m = fcmp ogt <8 x double> %x, %y
  store <8 x i1> %m, ptr %o, align 1
  ret void
}
define void @f625(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %y = load <2 x i64>, ptr %b, align 1
  %m = icmp sle <2 x i64> %x, %y
  %r = sext <2 x i1> %m to <2 x i64>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f626(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %r = shufflevector <1 x i32> %x, <1 x i32> %y, <3 x i32> <i32 1, i32 1, i32 0>
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f627(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %r = shufflevector <1 x i16> %x, <1 x i16> %y, <2 x i32> <i32 0, i32 0>
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f628(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i16>, ptr %a, align 1
  %y = load <4 x i16>, ptr %b, align 1
  %r = shufflevector <4 x i16> %x, <4 x i16> %y, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  store <8 x i16> %r, ptr %o, align 1
  ret void
}
define void @f629(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i128>, ptr %a, align 1
  %y = load <2 x i128>, ptr %b, align 1
  %m = icmp sge <2 x i128> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f630(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x i32>, ptr %a, align 1
  %y = load <3 x i32>, ptr %b, align 1
  %z = load <3 x i32>, ptr %c, align 1
  %m = icmp sle <3 x i32> %x, %y
  %r = select <3 x i1> %m, <3 x i32> %z, <3 x i32> %x
  store <3 x i32> %r, ptr %o, align 1
  ret void
}
define void @f631(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %z = load <4 x i24>, ptr %c, align 1
  %m = icmp slt <4 x i24> %x, %y
  %r = select <4 x i1> %m, <4 x i24> %z, <4 x i24> %x
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f632(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x double>, ptr %a, align 1
  %y = load <8 x double>, ptr %b, align 1
  %r = shufflevector <8 x double> %x, <8 x double> %y, <2 x i32> <i32 0, i32 2>
  store <2 x double> %r, ptr %o, align 1
  ret void
}
define void @f633(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i64>, ptr %a, align 1
  %y = load <16 x i64>, ptr %b, align 1
  %m = icmp eq <16 x i64> %x, %y
  %r = sext <16 x i1> %m to <16 x i64>
  store <16 x i64> %r, ptr %o, align 1
  ret void
}
define void @f634(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %s = load i32, ptr %b, align 1
  %r = insertelement <2 x i32> %x, i32 %s, i64 1
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f635(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x double>, ptr %a, align 1
  %y = load <3 x double>, ptr %b, align 1
  %z = load <3 x double>, ptr %c, align 1
  %m = fcmp true <3 x double> %x, %y
  %r = select <3 x i1> %m, <3 x double> %z, <3 x double> %x
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f636(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %z = load <3 x float>, ptr %c, align 1
  %m = fcmp ult <3 x float> %x, %y
  %r = select <3 x i1> %m, <3 x float> %z, <3 x float> %x
  store <3 x float> %r, ptr %o, align 1
  ret void
}
define void @f637(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %s = load i24, ptr %b, align 1
  %r = insertelement <4 x i24> %x, i24 %s, i64 3
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f638(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %y = load <1 x i64>, ptr %b, align 1
  %m = icmp sge <1 x i64> %x, %y
  %r = zext <1 x i1> %m to <1 x i64>
  store <1 x i64> %r, ptr %o, align 1
  ret void
}
define void @f639(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %r = call <1 x i32> @llvm.smax.v1i32(<1 x i32> %x, <1 x i32> %y)
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f640(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i32>, ptr %a, align 1
  %r = lshr <2 x i32> %x, <i32 28, i32 28>
  store <2 x i32> %r, ptr %o, align 1
  ret void
}
define void @f641(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %s = load float, ptr %b, align 1
  %r = call float @llvm.vector.reduce.fmul.v4f32(float %s, <4 x float> %x)
  store float %r, ptr %o, align 1
  ret void
}
define void @f642(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %m = icmp uge <32 x i32> %x, %y
  %r = sext <32 x i1> %m to <32 x i32>
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f643(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %r = sub <4 x i24> %x, %y
  store <4 x i24> %r, ptr %o, align 1
  ret void
}
define void @f644(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %r = sitofp <8 x i8> %x to <8 x float>
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f645(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %m = icmp uge <2 x i8> %x, %y
  %r = sext <2 x i1> %m to <2 x i8>
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f646(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %z = load <4 x i8>, ptr %c, align 1
  %m = icmp uge <4 x i8> %x, %y
  %r = select <4 x i1> %m, <4 x i8> %z, <4 x i8> %x
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f647(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %y = load <4 x i8>, ptr %b, align 1
  %r = sub <4 x i8> %x, %y
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f648(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x double>, ptr %a, align 1
  %y = load <2 x double>, ptr %b, align 1
  %k = load i32, ptr %c, align 1
  %r = call <2 x double> @g6266(<2 x double> %x, <2 x double> %y, i32 %k)
  %w = fmul <2 x double> %r, %x
  store <2 x double> %w, ptr %o, align 1
  ret void
}
define void @f649(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %r = extractelement <3 x float> %x, i32 0
  store float %r, ptr %o, align 1
  ret void
}
define void @f650(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %j = load i8, ptr %c, align 1
  %k = urem i8 %j, 2
  %r = extractelement <2 x i64> %x, i8 %k
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f651(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i8>, ptr %a, align 1
  %r = call <4 x i8> @llvm.ctlz.v4i8(<4 x i8> %x, i1 false)
  store <4 x i8> %r, ptr %o, align 1
  ret void
}
define void @f652(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %m = icmp sle <32 x i16> %x, %y
  store <32 x i1> %m, ptr %o, align 1
  ret void
}
define void @f653(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = urem <2 x i64> %x, <i64 32, i64 91>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f654(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i32>, ptr %a, align 1
  %r = bitcast <8 x i32> %x to <4 x i64>
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f655(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x double>, ptr %a, align 1
  %y = load <4 x double>, ptr %b, align 1
  %r = shufflevector <4 x double> %x, <4 x double> %y, <3 x i32> <i32 2, i32 0, i32 6>
  store <3 x double> %r, ptr %o, align 1
  ret void
}
define void @f656(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %r = shufflevector <16 x i8> %x, <16 x i8> %y, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f657(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %r = call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %x)
  store i32 %r, ptr %o, align 1
  ret void
}
define void @f658(ptr %a, ptr %b, ptr %c, ptr %o) {
  %s = load i16, ptr %b, align 1
  %v0 = insertelement <4 x i16> poison, i16 %s, i32 0
  %p1 = getelementptr i8, ptr %a, i64 3
  %s1 = load i16, ptr %p1, align 1
  %v1 = insertelement <4 x i16> %v0, i16 %s1, i32 1
  %p2 = getelementptr i8, ptr %a, i64 6
  %s2 = load i16, ptr %p2, align 1
  %v2 = insertelement <4 x i16> %v1, i16 %s2, i32 2
  %p3 = getelementptr i8, ptr %a, i64 9
  %s3 = load i16, ptr %p3, align 1
  %v3 = insertelement <4 x i16> %v2, i16 %s3, i32 3
  store <4 x i16> %v3, ptr %o, align 1
  ret void
}
define void @f659(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp ule <4 x i64> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f660(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %y = load <4 x i32>, ptr %b, align 1
  %r = shufflevector <4 x i32> %x, <4 x i32> %y, <1 x i32> <i32 3>
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f661(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp ugt <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f662(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x float>, ptr %a, align 1
  %y = load <1 x float>, ptr %b, align 1
  %m = fcmp oeq <1 x float> %x, %y
  store <1 x i1> %m, ptr %o, align 1
  ret void
}
define void @f663(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %z = load <2 x i8>, ptr %c, align 1
  %m = icmp slt <2 x i8> %x, %y
  %r = select <2 x i1> %m, <2 x i8> %z, <2 x i8> %x
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f664(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %r = shufflevector <4 x i64> %x, <4 x i64> %y, <3 x i32> <i32 6, i32 5, i32 6>
  store <3 x i64> %r, ptr %o, align 1
  ret void
}
define void @f665(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x float>, ptr %a, align 1
  %r = fpext <16 x float> %x to <16 x double>
  store <16 x double> %r, ptr %o, align 1
  ret void
}
define void @f666(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %r = bitcast <2 x float> %x to i64
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f667(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %z = load <2 x i16>, ptr %c, align 1
  %m = icmp uge <2 x i16> %x, %y
  %r = select <2 x i1> %m, <2 x i16> %z, <2 x i16> %x
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f668(ptr %a, ptr %b, ptr %c, ptr %o) {
  %w = load <2 x i8>, ptr %a, align 1
  %x = icmp slt <2 x i8> %w, splat (i8 -70)
  %r = call i1 @llvm.vector.reduce.smax.v2i1(<2 x i1> %x)
  %z = zext i1 %r to i8
  store i8 %z, ptr %o, align 1
  ret void
}
define void @f669(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %m = icmp ult <32 x i16> %x, %y
  %r = zext <32 x i1> %m to <32 x i16>
  store <32 x i16> %r, ptr %o, align 1
  ret void
}
define void @f670(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %r = call <4 x i64> @llvm.uadd.sat.v4i64(<4 x i64> %x, <4 x i64> %y)
  store <4 x i64> %r, ptr %o, align 1
  ret void
}
define void @f671(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %r = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %x, <16 x i8> %y)
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f672(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x float>, ptr %a, align 1
  %y = load <2 x float>, ptr %b, align 1
  %r = shufflevector <2 x float> %x, <2 x float> %y, <2 x i32> <i32 1, i32 0>
  store <2 x float> %r, ptr %o, align 1
  ret void
}
define void @f673(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %z = load <2 x i8>, ptr %c, align 1
  %m = icmp eq <2 x i8> %x, %y
  %r = select <2 x i1> %m, <2 x i8> %z, <2 x i8> %x
  store <2 x i8> %r, ptr %o, align 1
  ret void
}
define void @f674(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i8>, ptr %a, align 1
  %y = load <2 x i8>, ptr %b, align 1
  %r = shufflevector <2 x i8> %x, <2 x i8> %y, <1 x i32> <i32 0>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f675(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i64>, ptr %a, align 1
  %r = call i64 @llvm.vector.reduce.or.v1i64(<1 x i64> %x)
  store i64 %r, ptr %o, align 1
  ret void
}
define void @f676(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i32>, ptr %a, align 1
  %r = call <16 x i32> @llvm.ctlz.v16i32(<16 x i32> %x, i1 false)
  store <16 x i32> %r, ptr %o, align 1
  ret void
}
define void @f677(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i16>, ptr %a, align 1
  %y = load <32 x i16>, ptr %b, align 1
  %z = load <32 x i32>, ptr %c, align 1
  %m = icmp ult <32 x i16> %x, %y
  %n = xor <32 x i1> %m, splat (i1 true)
  %r = select <32 x i1> %n, <32 x i32> %z, <32 x i32> zeroinitializer
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f678(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %r = srem <8 x i8> %x, <i8 64, i8 8, i8 28, i8 99, i8 37, i8 17, i8 95, i8 32>
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f679(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x float>, ptr %a, align 1
  %y = load <8 x float>, ptr %b, align 1
  %z = load <8 x float>, ptr %c, align 1
  %m = fcmp une <8 x float> %x, %y
  %r = select <8 x i1> %m, <8 x float> %z, <8 x float> %x
  store <8 x float> %r, ptr %o, align 1
  ret void
}
define void @f680(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x ptr>, ptr %a, align 1
  %y = load <2 x ptr>, ptr %b, align 1
  %m = icmp sle <2 x ptr> %x, %y
  store <2 x i1> %m, ptr %o, align 1
  ret void
}
define void @f681(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <32 x i32>, ptr %a, align 1
  %y = load <32 x i32>, ptr %b, align 1
  %m = icmp sle <32 x i32> %x, %y
  %r = zext <32 x i1> %m to <32 x i32>
  store <32 x i32> %r, ptr %o, align 1
  ret void
}
define void @f682(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <3 x float>, ptr %a, align 1
  %y = load <3 x float>, ptr %b, align 1
  %m = fcmp false <3 x float> %x, %y
  store <3 x i1> %m, ptr %o, align 1
  ret void
}
define void @f683(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %m = icmp ugt <8 x i8> %x, %y
  %r = sext <8 x i1> %m to <8 x i8>
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f684(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i32>, ptr %a, align 1
  %r = sitofp <4 x i32> %x to <4 x float>
  store <4 x float> %r, ptr %o, align 1
  ret void
}
define void @f685(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %y = load <8 x i8>, ptr %b, align 1
  %r = call <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8> %x, <8 x i8> %y)
  store <8 x i8> %r, ptr %o, align 1
  ret void
}
define void @f686(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i64>, ptr %a, align 1
  %y = load <4 x i64>, ptr %b, align 1
  %m = icmp sgt <4 x i64> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f687(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i16>, ptr %a, align 1
  %y = load <2 x i16>, ptr %b, align 1
  %r = or <2 x i16> %x, %y
  store <2 x i16> %r, ptr %o, align 1
  ret void
}
define void @f688(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %x)
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f689(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x i24>, ptr %a, align 1
  %y = load <4 x i24>, ptr %b, align 1
  %m = icmp ugt <4 x i24> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f690(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i8>, ptr %a, align 1
  %s = sitofp <8 x i8> %x to <8 x float>
  %u = fdiv <8 x float> %s, splat (float 1.5)
  %r = fptosi <8 x float> %u to <8 x i32>
  store <8 x i32> %r, ptr %o, align 1
  ret void
}
define void @f691(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <4 x float>, ptr %a, align 1
  %y = load <4 x float>, ptr %b, align 1
  %m = fcmp une <4 x float> %x, %y
  store <4 x i1> %m, ptr %o, align 1
  ret void
}
define void @f692(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i8>, ptr %a, align 1
  %y = load <1 x i8>, ptr %b, align 1
  %r = shufflevector <1 x i8> %x, <1 x i8> %y, <1 x i32> <i32 0>
  store <1 x i8> %r, ptr %o, align 1
  ret void
}
define void @f693(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <2 x i64>, ptr %a, align 1
  %r = srem <2 x i64> %x, <i64 13, i64 9>
  store <2 x i64> %r, ptr %o, align 1
  ret void
}
define void @f694(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <16 x i8>, ptr %a, align 1
  %y = load <16 x i8>, ptr %b, align 1
  %z = load <16 x i8>, ptr %c, align 1
  %m = icmp sle <16 x i8> %x, %y
  %r = select <16 x i1> %m, <16 x i8> %z, <16 x i8> %x
  store <16 x i8> %r, ptr %o, align 1
  ret void
}
define void @f695(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <8 x i1>, ptr %a, align 1
  %y = load <8 x i1>, ptr %b, align 1
  %r = shufflevector <8 x i1> %x, <8 x i1> %y, <3 x i32> <i32 1, i32 3, i32 5>
  store <3 x i1> %r, ptr %o, align 1
  ret void
}
define void @f696(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i32>, ptr %a, align 1
  %y = load <1 x i32>, ptr %b, align 1
  %r = mul <1 x i32> %x, %y
  store <1 x i32> %r, ptr %o, align 1
  ret void
}
define void @f697(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <1 x i16>, ptr %a, align 1
  %y = load <1 x i16>, ptr %b, align 1
  %r = call <1 x i16> @llvm.usub.sat.v1i16(<1 x i16> %x, <1 x i16> %y)
  store <1 x i16> %r, ptr %o, align 1
  ret void
}
define void @f698(ptr %a, ptr %b, ptr %c, ptr %o) {
  %x = load <5 x i8>, ptr %a, align 1
  %r = call i8 @llvm.vector.reduce.xor.v5i8(<5 x i8> %x)
  store i8 %r, ptr %o, align 1
  ret void
}
@functions = constant [699 x ptr] [ptr @f0, ptr @f1, ptr @f2, ptr @f3, ptr @f4, ptr @f5, ptr @f6, ptr @f7, ptr @f8, ptr @f9, ptr @f10, ptr @f11, ptr @f12, ptr @f13, ptr @f14, ptr @f15, ptr @f16, ptr @f17, ptr @f18, ptr @f19, ptr @f20, ptr @f21, ptr @f22, ptr @f23, ptr @f24, ptr @f25, ptr @f26, ptr @f27, ptr @f28, ptr @f29, ptr @f30, ptr @f31, ptr @f32, ptr @f33, ptr @f34, ptr @f35, ptr @f36, ptr @f37, ptr @f38, ptr @f39, ptr @f40, ptr @f41, ptr @f42, ptr @f43, ptr @f44, ptr @f45, ptr @f46, ptr @f47, ptr @f48, ptr @f49, ptr @f50, ptr @f51, ptr @f52, ptr @f53, ptr @f54, ptr @f55, ptr @f56, ptr @f57, ptr @f58, ptr @f59, ptr @f60, ptr @f61, ptr @f62, ptr @f63, ptr @f64, ptr @f65, ptr @f66, ptr @f67, ptr @f68, ptr @f69, ptr @f70, ptr @f71, ptr @f72, ptr @f73, ptr @f74, ptr @f75, ptr @f76, ptr @f77, ptr @f78, ptr @f79, ptr @f80, ptr @f81, ptr @f82, ptr @f83, ptr @f84, ptr @f85, ptr @f86, ptr @f87, ptr @f88, ptr @f89, ptr @f90, ptr @f91, ptr @f92, ptr @f93, ptr @f94, ptr @f95, ptr @f96, ptr @f97, ptr @f98, ptr @f99, ptr @f100, ptr @f101, ptr @f102, ptr @f103, ptr @f104, ptr @f105, ptr @f106, ptr @f107, ptr @f108, ptr @f109, ptr @f110, ptr @f111, ptr @f112, ptr @f113, ptr @f114, ptr @f115, ptr @f116, ptr @f117, ptr @f118, ptr @f119, ptr @f120, ptr @f121, ptr @f122, ptr @f123, ptr @f124, ptr @f125, ptr @f126, ptr @f127, ptr @f128, ptr @f129, ptr @f130, ptr @f131, ptr @f132, ptr @f133, ptr @f134, ptr @f135, ptr @f136, ptr @f137, ptr @f138, ptr @f139, ptr @f140, ptr @f141, ptr @f142, ptr @f143, ptr @f144, ptr @f145, ptr @f146, ptr @f147, ptr @f148, ptr @f149, ptr @f150, ptr @f151, ptr @f152, ptr @f153, ptr @f154, ptr @f155, ptr @f156, ptr @f157, ptr @f158, ptr @f159, ptr @f160, ptr @f161, ptr @f162, ptr @f163, ptr @f164, ptr @f165, ptr @f166, ptr @f167, ptr @f168, ptr @f169, ptr @f170, ptr @f171, ptr @f172, ptr @f173, ptr @f174, ptr @f175, ptr @f176, ptr @f177, ptr @f178, ptr @f179, ptr @f180, ptr @f181, ptr @f182, ptr @f183, ptr @f184, ptr @f185, ptr @f186, ptr @f187, ptr @f188, ptr @f189, ptr @f190, ptr @f191, ptr @f192, ptr @f193, ptr @f194, ptr @f195, ptr @f196, ptr @f197, ptr @f198, ptr @f199, ptr @f200, ptr @f201, ptr @f202, ptr @f203, ptr @f204, ptr @f205, ptr @f206, ptr @f207, ptr @f208, ptr @f209, ptr @f210, ptr @f211, ptr @f212, ptr @f213, ptr @f214, ptr @f215, ptr @f216, ptr @f217, ptr @f218, ptr @f219, ptr @f220, ptr @f221, ptr @f222, ptr @f223, ptr @f224, ptr @f225, ptr @f226, ptr @f227, ptr @f228, ptr @f229, ptr @f230, ptr @f231, ptr @f232, ptr @f233, ptr @f234, ptr @f235, ptr @f236, ptr @f237, ptr @f238, ptr @f239, ptr @f240, ptr @f241, ptr @f242, ptr @f243, ptr @f244, ptr @f245, ptr @f246, ptr @f247, ptr @f248, ptr @f249, ptr @f250, ptr @f251, ptr @f252, ptr @f253, ptr @f254, ptr @f255, ptr @f256, ptr @f257, ptr @f258, ptr @f259, ptr @f260, ptr @f261, ptr @f262, ptr @f263, ptr @f264, ptr @f265, ptr @f266, ptr @f267, ptr @f268, ptr @f269, ptr @f270, ptr @f271, ptr @f272, ptr @f273, ptr @f274, ptr @f275, ptr @f276, ptr @f277, ptr @f278, ptr @f279, ptr @f280, ptr @f281, ptr @f282, ptr @f283, ptr @f284, ptr @f285, ptr @f286, ptr @f287, ptr @f288, ptr @f289, ptr @f290, ptr @f291, ptr @f292, ptr @f293, ptr @f294, ptr @f295, ptr @f296, ptr @f297, ptr @f298, ptr @f299, ptr @f300, ptr @f301, ptr @f302, ptr @f303, ptr @f304, ptr @f305, ptr @f306, ptr @f307, ptr @f308, ptr @f309, ptr @f310, ptr @f311, ptr @f312, ptr @f313, ptr @f314, ptr @f315, ptr @f316, ptr @f317, ptr @f318, ptr @f319, ptr @f320, ptr @f321, ptr @f322, ptr @f323, ptr @f324, ptr @f325, ptr @f326, ptr @f327, ptr @f328, ptr @f329, ptr @f330, ptr @f331, ptr @f332, ptr @f333, ptr @f334, ptr @f335, ptr @f336, ptr @f337, ptr @f338, ptr @f339, ptr @f340, ptr @f341, ptr @f342, ptr @f343, ptr @f344, ptr @f345, ptr @f346, ptr @f347, ptr @f348, ptr @f349, ptr @f350, ptr @f351, ptr @f352, ptr @f353, ptr @f354, ptr @f355, ptr @f356, ptr @f357, ptr @f358, ptr @f359, ptr @f360, ptr @f361, ptr @f362, ptr @f363, ptr @f364, ptr @f365, ptr @f366, ptr @f367, ptr @f368, ptr @f369, ptr @f370, ptr @f371, ptr @f372, ptr @f373, ptr @f374, ptr @f375, ptr @f376, ptr @f377, ptr @f378, ptr @f379, ptr @f380, ptr @f381, ptr @f382, ptr @f383, ptr @f384, ptr @f385, ptr @f386, ptr @f387, ptr @f388, ptr @f389, ptr @f390, ptr @f391, ptr @f392, ptr @f393, ptr @f394, ptr @f395, ptr @f396, ptr @f397, ptr @f398, ptr @f399, ptr @f400, ptr @f401, ptr @f402, ptr @f403, ptr @f404, ptr @f405, ptr @f406, ptr @f407, ptr @f408, ptr @f409, ptr @f410, ptr @f411, ptr @f412, ptr @f413, ptr @f414, ptr @f415, ptr @f416, ptr @f417, ptr @f418, ptr @f419, ptr @f420, ptr @f421, ptr @f422, ptr @f423, ptr @f424, ptr @f425, ptr @f426, ptr @f427, ptr @f428, ptr @f429, ptr @f430, ptr @f431, ptr @f432, ptr @f433, ptr @f434, ptr @f435, ptr @f436, ptr @f437, ptr @f438, ptr @f439, ptr @f440, ptr @f441, ptr @f442, ptr @f443, ptr @f444, ptr @f445, ptr @f446, ptr @f447, ptr @f448, ptr @f449, ptr @f450, ptr @f451, ptr @f452, ptr @f453, ptr @f454, ptr @f455, ptr @f456, ptr @f457, ptr @f458, ptr @f459, ptr @f460, ptr @f461, ptr @f462, ptr @f463, ptr @f464, ptr @f465, ptr @f466, ptr @f467, ptr @f468, ptr @f469, ptr @f470, ptr @f471, ptr @f472, ptr @f473, ptr @f474, ptr @f475, ptr @f476, ptr @f477, ptr @f478, ptr @f479, ptr @f480, ptr @f481, ptr @f482, ptr @f483, ptr @f484, ptr @f485, ptr @f486, ptr @f487, ptr @f488, ptr @f489, ptr @f490, ptr @f491, ptr @f492, ptr @f493, ptr @f494, ptr @f495, ptr @f496, ptr @f497, ptr @f498, ptr @f499, ptr @f500, ptr @f501, ptr @f502, ptr @f503, ptr @f504, ptr @f505, ptr @f506, ptr @f507, ptr @f508, ptr @f509, ptr @f510, ptr @f511, ptr @f512, ptr @f513, ptr @f514, ptr @f515, ptr @f516, ptr @f517, ptr @f518, ptr @f519, ptr @f520, ptr @f521, ptr @f522, ptr @f523, ptr @f524, ptr @f525, ptr @f526, ptr @f527, ptr @f528, ptr @f529, ptr @f530, ptr @f531, ptr @f532, ptr @f533, ptr @f534, ptr @f535, ptr @f536, ptr @f537, ptr @f538, ptr @f539, ptr @f540, ptr @f541, ptr @f542, ptr @f543, ptr @f544, ptr @f545, ptr @f546, ptr @f547, ptr @f548, ptr @f549, ptr @f550, ptr @f551, ptr @f552, ptr @f553, ptr @f554, ptr @f555, ptr @f556, ptr @f557, ptr @f558, ptr @f559, ptr @f560, ptr @f561, ptr @f562, ptr @f563, ptr @f564, ptr @f565, ptr @f566, ptr @f567, ptr @f568, ptr @f569, ptr @f570, ptr @f571, ptr @f572, ptr @f573, ptr @f574, ptr @f575, ptr @f576, ptr @f577, ptr @f578, ptr @f579, ptr @f580, ptr @f581, ptr @f582, ptr @f583, ptr @f584, ptr @f585, ptr @f586, ptr @f587, ptr @f588, ptr @f589, ptr @f590, ptr @f591, ptr @f592, ptr @f593, ptr @f594, ptr @f595, ptr @f596, ptr @f597, ptr @f598, ptr @f599, ptr @f600, ptr @f601, ptr @f602, ptr @f603, ptr @f604, ptr @f605, ptr @f606, ptr @f607, ptr @f608, ptr @f609, ptr @f610, ptr @f611, ptr @f612, ptr @f613, ptr @f614, ptr @f615, ptr @f616, ptr @f617, ptr @f618, ptr @f619, ptr @f620, ptr @f621, ptr @f622, ptr @f623, ptr @f624, ptr @f625, ptr @f626, ptr @f627, ptr @f628, ptr @f629, ptr @f630, ptr @f631, ptr @f632, ptr @f633, ptr @f634, ptr @f635, ptr @f636, ptr @f637, ptr @f638, ptr @f639, ptr @f640, ptr @f641, ptr @f642, ptr @f643, ptr @f644, ptr @f645, ptr @f646, ptr @f647, ptr @f648, ptr @f649, ptr @f650, ptr @f651, ptr @f652, ptr @f653, ptr @f654, ptr @f655, ptr @f656, ptr @f657, ptr @f658, ptr @f659, ptr @f660, ptr @f661, ptr @f662, ptr @f663, ptr @f664, ptr @f665, ptr @f666, ptr @f667, ptr @f668, ptr @f669, ptr @f670, ptr @f671, ptr @f672, ptr @f673, ptr @f674, ptr @f675, ptr @f676, ptr @f677, ptr @f678, ptr @f679, ptr @f680, ptr @f681, ptr @f682, ptr @f683, ptr @f684, ptr @f685, ptr @f686, ptr @f687, ptr @f688, ptr @f689, ptr @f690, ptr @f691, ptr @f692, ptr @f693, ptr @f694, ptr @f695, ptr @f696, ptr @f697, ptr @f698]
@count = constant i32 699
