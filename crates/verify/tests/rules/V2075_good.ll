; RUN: verify --for-llvm 23
target datalayout = "A5"
define void @f() {
  %r = call ptr addrspace(5) @llvm.sponentry.p5()
  ret void
}
