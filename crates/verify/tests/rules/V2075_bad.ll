; RUN: verify --for-llvm 23
target datalayout = "A5"
define void @f() {
  %r = call ptr @llvm.sponentry.p0() ; error@3: llvm.sponentry must return a pointer to the stack
  ret void
}
