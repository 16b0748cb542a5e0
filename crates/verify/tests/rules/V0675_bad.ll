; RUN: verify
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %p) ; error@3: llvm.lifetime.start/end can only be used on alloca or poison
  ret void
}
