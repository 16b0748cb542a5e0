; RUN: verify
declare void @llvm.fake.use(...)
define void @f() {
  call void (...) @llvm.fake.use()
  ret void
}
