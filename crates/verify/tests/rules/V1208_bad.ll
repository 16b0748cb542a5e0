; RUN: verify
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare void @c() convergent
declare void @n()
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.loop() ; error@3: Loop intrinsic must have a convergencectrl token operand.
  ret void
}
