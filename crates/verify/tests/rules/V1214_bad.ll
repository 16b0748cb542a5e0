; RUN: verify
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare void @c() convergent
declare void @n()
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  br label %b
b:
  br label %m
m:
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ] ; error@3: Cycle heart must dominate all blocks in the cycle.
  br i1 true, label %b, label %e
e:
  ret void
}
