; RUN: verify
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  ret void
}
