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
