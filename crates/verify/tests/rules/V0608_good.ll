; RUN: verify
define void @f() {
  call void @llvm.donothing()
  ret void
}
declare void @llvm.donothing()
