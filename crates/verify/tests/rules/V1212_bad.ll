; RUN: verify
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare void @c() convergent
declare void @n()
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  %u = call token @llvm.experimental.convergence.anchor()
  call void @c() [ "convergencectrl"(token %t) ]
  call void @c() [ "convergencectrl"(token %u) ] ; error@3: Convergence region is not well-nested.
  ret void
}
