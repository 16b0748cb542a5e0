; RUN: dis
; Seed 002: Object Lifetime.
; with a size, as before LLVM 22
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define void @f() {
  %a = alloca [8 x i8]
  call void @llvm.lifetime.start.p0(i64 8, ptr %a)
  call void @llvm.lifetime.end.p0(i64 8, ptr %a)
  ret void
}
