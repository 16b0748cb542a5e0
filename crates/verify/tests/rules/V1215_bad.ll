; RUN: verify
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
define void @f(i1 %c) convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  br label %h
h:
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  %v = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ] ; error@3: Loop intrinsic cannot be preceded by a convergent operation in the same basic block. ; error@3: Two static convergence token uses in a cycle that does not contain either token's definition.
  br i1 %c, label %h, label %e
e:
  ret void
}
