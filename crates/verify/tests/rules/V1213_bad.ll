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
  call void @c() [ "convergencectrl"(token %t) ] ; error@3: Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does not contain the token's definition.
  br i1 true, label %b, label %e
e:
  ret void
}
