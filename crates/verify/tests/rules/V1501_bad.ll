; RUN: verify
declare void @llvm.g(i32)
define void @f() {
  call void @llvm.g(i32 immarg 1) ; error@3: immarg may not apply only to call sites
  ret void
}
