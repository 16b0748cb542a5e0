declare void @use(ptr)
declare void @usenc(ptr captures(none))
declare ptr @ro(ptr) memory(read) nounwind willreturn
declare noalias ptr @malloc(i64)
define ptr @f(float %x, double %d, <4 x float> %v, i32 %i, i1 %c, half %h, float %y, ptr %pp, float nofpclass(nan) %nn, float nofpclass(inf nzero) %ni) {
  %a = alloca i32
  call void @use(ptr %a)
  %b = alloca i32
  call void @usenc(ptr %b)
  %e = alloca i32
  %cmp = icmp eq ptr %e, null
  %g = alloca i32
  %g2 = getelementptr i8, ptr %g, i64 4
  store ptr %g2, ptr %pp
  %k = alloca i32
  store i32 1, ptr %k
  %l = load i32, ptr %k
  %m = alloca i32
  %m2 = call ptr @ro(ptr %m)
  %n = alloca i32
  %n2 = ptrtoint ptr %n to i64
  %mm = call ptr @malloc(i64 4)
  %f1 = fadd float %x, %y
  %f4 = fdiv float %x, %y
  %f6 = fneg float %x
  %f7 = fmul float %x, %x
  %f8 = call float @llvm.sqrt.f32(float %x)
  %f9 = call float @llvm.exp.f32(float %x)
  %f10 = call float @llvm.log.f32(float %x)
  %f11 = call float @llvm.sin.f32(float %x)
  %f12 = call float @llvm.fabs.f32(float %x)
  %f13 = call float @llvm.copysign.f32(float %f12, float %y)
  %f14 = call float @llvm.maxnum.f32(float %x, float 0.0)
  %f15 = call float @llvm.minnum.f32(float %x, float 1.0)
  %f16 = call float @llvm.maximum.f32(float %x, float 0.0)
  %f17 = call float @llvm.floor.f32(float %x)
  %f18 = call float @llvm.canonicalize.f32(float %x)
  %f19 = call float @llvm.fma.f32(float %x, float %x, float %y)
  %f20 = call float @llvm.fma.f32(float %x, float %x, float %f12)
  %f21 = uitofp i32 %i to float
  %f22 = sitofp i32 %i to float
  %f23 = sitofp i32 %i to half
  %f25 = fpext half %h to float
  %f26 = fptrunc double %d to float
  %f27 = select i1 %c, float %f12, float 1.0
  %f28 = fadd nnan ninf float %x, %y
  %f29 = fadd float %f12, %nn
  %f30 = fadd float %f21, %f21
  %f31 = fmul float %f21, %f22
  %f33 = fdiv float %f21, %f21
  %f35 = bitcast i32 %i to float
  %f36 = call float @llvm.powi.f32.i32(float %x, i32 2)
  %f37 = call float @llvm.ldexp.f32.i32(float %x, i32 %i)
  %f38 = call float @llvm.rint.f32(float %ni)
  %f39 = fadd float %x, 1.0
  %f41 = fsub float 0.0, %x
  %f42 = call float @llvm.exp2.f32(float %nn)
  %f44 = call nnan float @llvm.maxnum.f32(float %x, float %y)
  %f46 = fadd float %ni, %ni
  %f47 = fsub float %f21, %f21
  %f50 = call float @llvm.sqrt.f32(float %f21)
  %f51 = fdiv float 1.0, %f21
  %f52 = fmul float %f12, %f12
  %f55 = fneg float %f12
  %f56 = extractelement <4 x float> %v, i32 0
  %f57 = insertelement <4 x float> zeroinitializer, float %f12, i32 0
  ret ptr %m2
}
declare float @llvm.sqrt.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.log.f32(float)
declare float @llvm.sin.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.powi.f32.i32(float, i32)
declare float @llvm.ldexp.f32.i32(float, i32)
