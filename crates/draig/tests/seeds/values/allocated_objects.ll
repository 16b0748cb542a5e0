; RUN: dis
; Seed 002: Allocated Objects; Object Lifetime.
define void @f() {
  %a = alloca [8 x i8]
  call void @llvm.lifetime.start.p0(ptr %a)
  store i8 1, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
