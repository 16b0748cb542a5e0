; RUN: run
; Constrained operations raise exceptions, which <fenv.h> reads, clears and saves; others do not.
target triple = "x86_64-pc-linux-gnu"

@environment = global [32 x i8] zeroinitializer

define i32 @check(i32 %found, i32 %wanted, i32 %number, i32 %before) {
  %holds = icmp eq i32 %found, %wanted
  %failed = select i1 %holds, i32 0, i32 %number
  %is = icmp eq i32 %before, 0
  %all = select i1 %is, i32 %failed, i32 %before
  ret i32 %all
}

define i32 @main() strictfp {
  %zero = call double @llvm.experimental.constrained.fdiv.f64(double 1.0, double 0.0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %e1 = call i32 @fetestexcept(i32 61)
  %r1 = call i32 @check(i32 %e1, i32 4, i32 1, i32 0)
  %third = call double @llvm.experimental.constrained.fdiv.f64(double 1.0, double 3.0, metadata !"round.tonearest", metadata !"fpexcept.maytrap") strictfp
  %e2 = call i32 @fetestexcept(i32 61)
  %r2 = call i32 @check(i32 %e2, i32 36, i32 2, i32 %r1)
  call i32 @feclearexcept(i32 4)
  %e3 = call i32 @fetestexcept(i32 61)
  %r3 = call i32 @check(i32 %e3, i32 32, i32 3, i32 %r2)
  call i32 @fesetround(i32 2048)
  call i32 @feholdexcept(ptr @environment)
  %ignored = call double @llvm.experimental.constrained.fdiv.f64(double 1.0, double 3.0, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %e4 = call i32 @fetestexcept(i32 61)
  %r4 = call i32 @check(i32 %e4, i32 0, i32 4, i32 %r3)
  %root = call double @llvm.experimental.constrained.sqrt.f64(double -1.0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %exact = call double @llvm.experimental.constrained.sqrt.f64(double 9.0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %less = call i1 @llvm.experimental.constrained.fcmps.f64(double %root, double 0.0, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %e5 = call i32 @fetestexcept(i32 61)
  %r5 = call i32 @check(i32 %e5, i32 1, i32 5, i32 %r4)
  call i32 @fesetround(i32 0)
  call i32 @feupdateenv(ptr @environment)
  %e6 = call i32 @fetestexcept(i32 61)
  %r6 = call i32 @check(i32 %e6, i32 33, i32 6, i32 %r5)
  %mode = call i32 @fegetround()
  %r7 = call i32 @check(i32 %mode, i32 2048, i32 7, i32 %r6)
  call i32 @fesetenv(ptr inttoptr (i64 -1 to ptr))
  %small = call float @llvm.experimental.constrained.fptrunc.f32.f64(double 1.0e-300, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %e8 = call i32 @fetestexcept(i32 61)
  %r8 = call i32 @check(i32 %e8, i32 48, i32 8, i32 %r7)
  %mode9 = call i32 @fegetround()
  %r9 = call i32 @check(i32 %mode9, i32 0, i32 9, i32 %r8)
  ret i32 %r9
}

declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare i32 @fetestexcept(i32)
declare i32 @feclearexcept(i32)
declare i32 @feholdexcept(ptr)
declare i32 @feupdateenv(ptr)
declare i32 @fesetenv(ptr)
declare i32 @fesetround(i32)
declare i32 @fegetround()
