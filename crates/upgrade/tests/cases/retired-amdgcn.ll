; One call of every family of retired intrinsics of amdgcn.

define i32 @f0(ptr %0, i32 %1) {
  %r = call i32 @llvm.amdgcn.atomic.cond.sub.u32.p0(ptr %0, i32 %1)
  ret i32 %r
}

define i32 @f1(ptr %0) {
  %r = call i32 @llvm.amdgcn.atomic.dec.i32.p0(ptr %0, i32 42, i32 0, i32 0, i1 false)
  ret i32 %r
}

define i32 @f2(ptr %0) {
  %r = call i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr %0, i32 42, i32 0, i32 0, i1 false)
  ret i32 %r
}

define float @f3(ptr addrspace(3) %0, float %1, i32 %2, i32 %3, i1 %4) {
  %r = call float @llvm.amdgcn.ds.fadd.f32(ptr addrspace(3) %0, float %1, i32 %2, i32 %3, i1 %4)
  ret float %r
}

define float @f4(ptr addrspace(3) %0, float %1) {
  %r = call float @llvm.amdgcn.ds.fmax(ptr addrspace(3) %0, float %1, i32 0, i32 0, i1 false)
  ret float %r
}

define float @f5(ptr addrspace(3) %0, float %1) {
  %r = call float @llvm.amdgcn.ds.fmin(ptr addrspace(3) %0, float %1, i32 0, i32 0, i1 false)
  ret float %r
}

define float @f6(ptr %0, float %1) {
  %r = call float @llvm.amdgcn.flat.atomic.fadd.f32.p0.f32(ptr %0, float %1)
  ret float %r
}

define float @f7(ptr %0, float %1) {
  %r = call float @llvm.amdgcn.flat.atomic.fmax.f32.p0.f32(ptr %0, float %1)
  ret float %r
}

define float @f8(ptr %0, float %1) {
  %r = call float @llvm.amdgcn.flat.atomic.fmin.f32.p0.f32(ptr %0, float %1)
  ret float %r
}

define float @f9(ptr addrspace(1) %0, float %1) {
  %r = call float @llvm.amdgcn.global.atomic.fadd.f32.p1(ptr addrspace(1) %0, float %1)
  ret float %r
}

define float @f10(ptr addrspace(1) %0, float %1) {
  %r = call float @llvm.amdgcn.global.atomic.fmax.f32.p1.f32(ptr addrspace(1) %0, float %1)
  ret float %r
}

define float @f11(ptr addrspace(1) %0, float %1) {
  %r = call float @llvm.amdgcn.global.atomic.fmin.f32.p1.f32(ptr addrspace(1) %0, float %1)
  ret float %r
}

declare i32 @llvm.amdgcn.atomic.cond.sub.u32.p0(ptr, i32)
declare i32 @llvm.amdgcn.atomic.dec.i32.p0(ptr, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr, i32, i32, i32, i1)
declare float @llvm.amdgcn.ds.fadd.f32(ptr addrspace(3), float, i32, i32, i1)
declare float @llvm.amdgcn.ds.fmax(ptr addrspace(3), float, i32, i32, i1)
declare float @llvm.amdgcn.ds.fmin(ptr addrspace(3), float, i32, i32, i1)
declare float @llvm.amdgcn.flat.atomic.fadd.f32.p0.f32(ptr, float)
declare float @llvm.amdgcn.flat.atomic.fmax.f32.p0.f32(ptr, float)
declare float @llvm.amdgcn.flat.atomic.fmin.f32.p0.f32(ptr, float)
declare float @llvm.amdgcn.global.atomic.fadd.f32.p1(ptr addrspace(1), float)
declare float @llvm.amdgcn.global.atomic.fmax.f32.p1.f32(ptr addrspace(1), float)
declare float @llvm.amdgcn.global.atomic.fmin.f32.p1.f32(ptr addrspace(1), float)

define <8 x i32> @product(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32(i1 true, <8 x i32> %a, i1 false, <8 x i32> %b, <8 x i32> %c, i1 true, i1 false)
  %s = notail call fastcc noundef <8 x i32> @llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32(i1 noundef false, <8 x i32> %r, i1 false, <8 x i32> %b, <8 x i32> noundef %c, i1 false, i1 zeroext true) nounwind memory(none) "a"="b" [ "foo"(i32 0) ], !note !{}
  ret <8 x i32> %s
}

define <8 x i32> @sparse_product(<8 x i32> %a, <16 x i32> %b, <8 x i32> %c, i16 %index, i64 %long) {
  %r = call <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x128.iu8.v8i32.v8i32.v16i32.i16(i1 true, <8 x i32> %a, i1 false, <16 x i32> %b, <8 x i32> %c, i16 %index, i1 true, i1 false)
  %s = tail call <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x128.iu8.stale(i1 true, <8 x i32> %a, i1 false, <16 x i32> %b, <8 x i32> %r, i64 %long, i1 true, i1 false)
  ret <8 x i32> %s
}

; That of fewer numbers always had the operand.
define <8 x i32> @small_product(<4 x i32> %a, <4 x i32> %b, <8 x i32> %c) {
  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %a, i1 false, <4 x i32> %b, <8 x i32> %c, i1 true)
  ret <8 x i32> %r
}
declare <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x128.iu8.stale(i1 immarg, <8 x i32>, i1 immarg, <16 x i32>, <8 x i32>, i64, i1 immarg, i1 immarg)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 immarg, <4 x i32>, i1 immarg, <4 x i32>, <8 x i32>, i1 immarg)
