; RUN: verify
declare void @llvm.g(i32 immarg)
define void @f() {
  call void @llvm.g(i32 immarg 1)
  ret void
}
