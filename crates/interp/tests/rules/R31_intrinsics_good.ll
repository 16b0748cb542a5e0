; RUN: run
; Intrinsics whose calls have more than operands: metadata, alignment of arguments, bundles.

@words = global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define i32 @check(i1 %holds, i32 %number, i32 %before) {
  %failed = select i1 %holds, i32 0, i32 %number
  %is = icmp eq i32 %before, 0
  %all = select i1 %is, i32 %failed, i32 %before
  ret i32 %all
}

define i32 @main() strictfp {
  %up = call double @llvm.experimental.constrained.fdiv.f64(double 1.0, double 3.0, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %down = call double @llvm.experimental.constrained.fdiv.f64(double 1.0, double 3.0, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  %apart = call i1 @llvm.experimental.constrained.fcmp.f64(double %up, double %down, metadata !"ogt", metadata !"fpexcept.ignore") strictfp
  %r1 = call i32 @check(i1 %apart, i32 1, i32 0)
  %lanes = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 @words, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, <4 x i32> splat (i32 9))
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %lanes)
  %is17 = icmp eq i32 %sum, 17
  %r2 = call i32 @check(i1 %is17, i32 2, i32 %r1)
  %less = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %lanes, <4 x i32> splat (i32 4), metadata !"slt", <4 x i1> splat (i1 true), i32 3)
  %third = extractelement <4 x i1> %less, i32 2
  %r3 = call i32 @check(i1 %third, i32 3, i32 %r2)
  call void @llvm.assume(i1 true) ["align"(ptr @words, i64 16), "nonnull"(ptr @words), "dereferenceable"(ptr @words, i64 16)]
  %pair = call {i8, i1} @llvm.uadd.with.overflow.i8(i8 200, i8 100)
  %carry = extractvalue {i8, i1} %pair, 1
  %r4 = call i32 @check(i1 %carry, i32 4, i32 %r3)
  %constant = call i1 @llvm.is.constant.i32(i32 7)
  %r5 = call i32 @check(i1 %constant, i32 5, i32 %r4)
  ret i32 %r5
}

declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
declare void @llvm.assume(i1)
declare {i8, i1} @llvm.uadd.with.overflow.i8(i8, i8)
declare i1 @llvm.is.constant.i32(i32)
