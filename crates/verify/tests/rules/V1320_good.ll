; RUN: verify
declare void @llvm.donothing()
define void @f(ptr %p) {
  call void @llvm.donothing()
  ret void
}
