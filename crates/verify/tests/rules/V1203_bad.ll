; RUN: verify
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare void @c() convergent
declare void @n()
define void @f() convergent {
  call void @c() [ "convergencectrl"(token none) ] ; error@3: Convergence control tokens can only be produced by calls to the convergence control intrinsics.
  ret void
}
