; One call of every family of retired intrinsics of nvvm.

define bfloat @f0(bfloat %0) {
  %r = call bfloat @llvm.nvvm.abs.bf16(bfloat %0)
  ret bfloat %r
}

define i32 @f1(i32 %0) {
  %r = call i32 @llvm.nvvm.abs.bf16x2(i32 %0)
  ret i32 %r
}

define i32 @f2(i32 %0) {
  %r = call i32 @llvm.nvvm.abs.i(i32 %0)
  ret i32 %r
}

define i64 @f3(i64 %0) {
  %r = call i64 @llvm.nvvm.abs.ll(i64 %0)
  ret i64 %r
}

define float @f4(ptr %0, float %1) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %0, float %1)
  ret float %r
}

define double @f5(ptr %0, double %1) {
  %r = call double @llvm.nvvm.atomic.load.add.f64.p0(ptr %0, double %1)
  ret double %r
}

define void @f6() {
  call void @llvm.nvvm.bar.sync(i32 0)
  ret void
}

define void @f7() {
  call void @llvm.nvvm.barrier(i32 0, i32 32)
  ret void
}

define void @f8() {
  call void @llvm.nvvm.barrier.n(i32 0)
  ret void
}

define void @f9() {
  call void @llvm.nvvm.barrier.sync(i32 1)
  ret void
}

define void @f10(i32 %0) {
  call void @llvm.nvvm.barrier.sync.cnt(i32 3, i32 %0)
  ret void
}

define void @f11() {
  call void @llvm.nvvm.barrier0()
  ret void
}

define i32 @f12() {
  %r = call i32 @llvm.nvvm.barrier0.and(i32 0)
  ret i32 %r
}

define i32 @f13() {
  %r = call i32 @llvm.nvvm.barrier0.or(i32 0)
  ret i32 %r
}

define i32 @f14() {
  %r = call i32 @llvm.nvvm.barrier0.popc(i32 0)
  ret i32 %r
}

define i32 @f15(i32 %0) {
  %r = call i32 @llvm.nvvm.brev32(i32 %0)
  ret i32 %r
}

define i64 @f16(i64 %0) {
  %r = call i64 @llvm.nvvm.brev64(i64 %0)
  ret i64 %r
}

define i32 @f17(i32 %0) {
  %r = call i32 @llvm.nvvm.clz.i(i32 %0)
  ret i32 %r
}

define i32 @f18(i64 %0) {
  %r = call i32 @llvm.nvvm.clz.ll(i64 %0)
  ret i32 %r
}

define <2 x half> @f19(<2 x half> %0) {
  %r = call <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half> %0)
  ret <2 x half> %r
}

define double @f20(double %0) {
  %r = call double @llvm.nvvm.fabs.d(double %0)
  ret double %r
}

define float @f21(float %0) {
  %r = call float @llvm.nvvm.fabs.f(float %0)
  ret float %r
}

define float @f22(float %0) {
  %r = call float @llvm.nvvm.fabs.ftz.f(float %0)
  ret float %r
}

define i16 @f23(i16 %0, i16 %1, i16 %2) {
  %r = call i16 @llvm.nvvm.fma.rn.bf16(i16 %0, i16 %1, i16 %2)
  ret i16 %r
}

define i16 @f24(i16 %0, i16 %1) {
  %r = call i16 @llvm.nvvm.fmax.bf16(i16 %0, i16 %1)
  ret i16 %r
}

define i16 @f25(i16 %0, i16 %1) {
  %r = call i16 @llvm.nvvm.fmin.bf16(i16 %0, i16 %1)
  ret i16 %r
}

define float @f26(i16 %0) {
  %r = call float @llvm.nvvm.h2f(i16 %0)
  ret float %r
}

define half @f27(ptr addrspace(1) %0) {
  %r = call half @llvm.nvvm.ldg.global.f.f16.p1(ptr addrspace(1) %0, i32 2)
  ret half %r
}

define i16 @f28(ptr addrspace(1) %0) {
  %r = call i16 @llvm.nvvm.ldg.global.i.i16.p1(ptr addrspace(1) %0, i32 2)
  ret i16 %r
}

define ptr @f29(ptr addrspace(1) %0) {
  %r = call ptr @llvm.nvvm.ldg.global.p.p1(ptr addrspace(1) %0, i32 8)
  ret ptr %r
}

define ptr addrspace(3) @f30(ptr addrspace(3) %0, i32 %1) {
  %r = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %0, i32 %1)
  ret ptr addrspace(3) %r
}

define i32 @f31(i32 %0, i32 %1) {
  %r = call i32 @llvm.nvvm.max.i(i32 %0, i32 %1)
  ret i32 %r
}

define i64 @f32(i64 %0, i64 %1) {
  %r = call i64 @llvm.nvvm.max.ll(i64 %0, i64 %1)
  ret i64 %r
}

define i16 @f33(i16 %0, i16 %1) {
  %r = call i16 @llvm.nvvm.max.s(i16 %0, i16 %1)
  ret i16 %r
}

define i32 @f34(i32 %0, i32 %1) {
  %r = call i32 @llvm.nvvm.max.ui(i32 %0, i32 %1)
  ret i32 %r
}

define i64 @f35(i64 %0, i64 %1) {
  %r = call i64 @llvm.nvvm.max.ull(i64 %0, i64 %1)
  ret i64 %r
}

define i16 @f36(i16 %0, i16 %1) {
  %r = call i16 @llvm.nvvm.max.us(i16 %0, i16 %1)
  ret i16 %r
}

define i32 @f37(i32 %0, i32 %1) {
  %r = call i32 @llvm.nvvm.min.i(i32 %0, i32 %1)
  ret i32 %r
}

define i64 @f38(i64 %0, i64 %1) {
  %r = call i64 @llvm.nvvm.min.ll(i64 %0, i64 %1)
  ret i64 %r
}

define i16 @f39(i16 %0, i16 %1) {
  %r = call i16 @llvm.nvvm.min.s(i16 %0, i16 %1)
  ret i16 %r
}

define i32 @f40(i32 %0, i32 %1) {
  %r = call i32 @llvm.nvvm.min.ui(i32 %0, i32 %1)
  ret i32 %r
}

define i64 @f41(i64 %0, i64 %1) {
  %r = call i64 @llvm.nvvm.min.ull(i64 %0, i64 %1)
  ret i64 %r
}

define i16 @f42(i16 %0, i16 %1) {
  %r = call i16 @llvm.nvvm.min.us(i16 %0, i16 %1)
  ret i16 %r
}

define i16 @f43(i16 %0) {
  %r = call i16 @llvm.nvvm.neg.bf16(i16 %0)
  ret i16 %r
}

define i32 @f44(i32 %0) {
  %r = call i32 @llvm.nvvm.neg.bf16x2(i32 %0)
  ret i32 %r
}

define i32 @f45(i32 %0) {
  %r = call i32 @llvm.nvvm.popc.i(i32 %0)
  ret i32 %r
}

define i32 @f46(i64 %0) {
  %r = call i32 @llvm.nvvm.popc.ll(i64 %0)
  ret i32 %r
}

define ptr @f47(ptr addrspace(4) %0) {
  %r = call ptr @llvm.nvvm.ptr.constant.to.gen.p0.p4(ptr addrspace(4) %0)
  ret ptr %r
}

define ptr addrspace(1) @f48(ptr %0) {
  %r = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %0)
  ret ptr addrspace(1) %r
}

define i32 @f49(i32 %0, i32 %1) {
  %r = call i32 @llvm.nvvm.rotate.b32(i32 %0, i32 %1)
  ret i32 %r
}

define i64 @f50(i64 %0) {
  %r = call i64 @llvm.nvvm.rotate.b64(i64 %0, i32 3)
  ret i64 %r
}

define i64 @f51(i64 %0) {
  %r = call i64 @llvm.nvvm.rotate.right.b64(i64 %0, i32 3)
  ret i64 %r
}

declare bfloat @llvm.nvvm.abs.bf16(bfloat)
declare i32 @llvm.nvvm.abs.bf16x2(i32)
declare i32 @llvm.nvvm.abs.i(i32)
declare i64 @llvm.nvvm.abs.ll(i64)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
declare double @llvm.nvvm.atomic.load.add.f64.p0(ptr, double)
declare void @llvm.nvvm.bar.sync(i32)
declare void @llvm.nvvm.barrier(i32, i32)
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.brev32(i32)
declare i64 @llvm.nvvm.brev64(i64)
declare i32 @llvm.nvvm.clz.i(i32)
declare i32 @llvm.nvvm.clz.ll(i64)
declare <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half>)
declare double @llvm.nvvm.fabs.d(double)
declare float @llvm.nvvm.fabs.f(float)
declare float @llvm.nvvm.fabs.ftz.f(float)
declare i16 @llvm.nvvm.fma.rn.bf16(i16, i16, i16)
declare i16 @llvm.nvvm.fmax.bf16(i16, i16)
declare i16 @llvm.nvvm.fmin.bf16(i16, i16)
declare float @llvm.nvvm.h2f(i16)
declare half @llvm.nvvm.ldg.global.f.f16.p1(ptr addrspace(1), i32)
declare i16 @llvm.nvvm.ldg.global.i.i16.p1(ptr addrspace(1), i32)
declare ptr @llvm.nvvm.ldg.global.p.p1(ptr addrspace(1), i32)
declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare i32 @llvm.nvvm.max.i(i32, i32)
declare i64 @llvm.nvvm.max.ll(i64, i64)
declare i16 @llvm.nvvm.max.s(i16, i16)
declare i32 @llvm.nvvm.max.ui(i32, i32)
declare i64 @llvm.nvvm.max.ull(i64, i64)
declare i16 @llvm.nvvm.max.us(i16, i16)
declare i32 @llvm.nvvm.min.i(i32, i32)
declare i64 @llvm.nvvm.min.ll(i64, i64)
declare i16 @llvm.nvvm.min.s(i16, i16)
declare i32 @llvm.nvvm.min.ui(i32, i32)
declare i64 @llvm.nvvm.min.ull(i64, i64)
declare i16 @llvm.nvvm.min.us(i16, i16)
declare i16 @llvm.nvvm.neg.bf16(i16)
declare i32 @llvm.nvvm.neg.bf16x2(i32)
declare i32 @llvm.nvvm.popc.i(i32)
declare i32 @llvm.nvvm.popc.ll(i64)
declare ptr @llvm.nvvm.ptr.constant.to.gen.p0.p4(ptr addrspace(4))
declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare i64 @llvm.nvvm.rotate.b64(i64, i32)
declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)

define void @spaces(ptr %p, ptr addrspace(1) %q, ptr addrspace(3) %r) {
  %a = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %q, i32 4)
  %b = call float @llvm.nvvm.ldg.global.f.f32.p3(ptr addrspace(3) %r, i32 8)
  %c = call ptr @llvm.nvvm.ldg.global.p.p0.p0(ptr %p, i32 8)
  %d = call <2 x half> @llvm.nvvm.ldg.global.f.v2f16.p0(ptr null, i32 1)
  ret void
}

define float @tangent(float %x) {
  %r = tail call fast float @llvm.nvvm.tanh.approx.f32(float nofpclass(nan) %x)
  %s = call float @llvm.nvvm.tanh.approx.f32(float %r)
  ret float %s
}
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare float @llvm.nvvm.ldg.global.f.f32.p3(ptr addrspace(3), i32)
declare ptr @llvm.nvvm.ldg.global.p.p0.p0(ptr, i32)
declare <2 x half> @llvm.nvvm.ldg.global.f.v2f16.p0(ptr, i32)
declare float @llvm.nvvm.tanh.approx.f32(float)
