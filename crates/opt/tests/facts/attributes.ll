target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@g = global [10 x i32] zeroinitializer, align 16
declare void @llvm.assume(i1)
declare i32 @h(ptr)
define i32 @f(i32 %x, i8 %y, ptr %p, i64 %i, float %fl) {
  %z = zext i8 %y to i32
  %a = and i32 %x, 15
  %s = lshr i32 %x, 4
  %s2 = ashr i32 %x, 4
  %m = urem i32 %x, 10
  %u = udiv i32 %x, 10
  %o = or i32 %x, 15
  %ad = add nuw i32 %x, 10
  %ads = add nsw i32 %x, 10
  %sh = shl nuw i32 1, %x
  %sub = sub nuw i32 10, %x
  %al = alloca i32
  %c0 = call i32 @h(ptr %al)
  %ld = load i32, ptr %p, !range !0
  %c = icmp ult i32 %x, 10
  %sel = select i1 %c, i32 %x, i32 10
  %gp = getelementptr inbounds i32, ptr %p, i64 %i
  %gg = getelementptr inbounds [10 x i32], ptr @g, i64 0, i64 4
  %tr = trunc i32 %x to i8
  %fa = call float @llvm.fabs.f32(float %fl)
  %fi = fptoui float %fl to i32
  %si = sitofp i32 %z to float
  %ff = fadd float %fa, %fa
  %mul = fmul nnan float %fl, %fl
  %ret = add i32 %z, %a
  %ext = sext i8 %y to i32
  %pc = call i32 @llvm.ctpop.i32(i32 %x)
  call void @llvm.assume(i1 %c)
  %b = add i32 %x, %ld
  %min = call i32 @llvm.umin.i32(i32 %x, i32 77)
  ret i32 %ret
}
declare float @llvm.fabs.f32(float)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
!0 = !{i32 0, i32 100}
