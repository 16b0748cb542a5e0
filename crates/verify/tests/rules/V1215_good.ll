; RUN: verify
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
define void @f(i1 %c) convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  br label %h
h:
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  br i1 %c, label %h, label %e
e:
  ret void
}
