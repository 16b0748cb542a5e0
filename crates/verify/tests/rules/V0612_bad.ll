; RUN: verify
declare void @llvm.fake.use()
define void @f() {
  call void @llvm.fake.use() ; error@3: Callsite was not defined with variable arguments!
  ret void
}
