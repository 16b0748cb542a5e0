; RUN: verify
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare void @c() convergent
declare void @n()
define void @f() convergent {
  br label %b
b:
  %t = call token @llvm.experimental.convergence.entry() ; error@3: Entry intrinsic can occur only in the entry block.
  ret void
}
