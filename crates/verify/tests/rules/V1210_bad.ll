; RUN: verify
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare void @c() convergent
declare void @n()
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @c() ; error@3: Cannot mix controlled and uncontrolled convergence in the same function.
  ret void
}
