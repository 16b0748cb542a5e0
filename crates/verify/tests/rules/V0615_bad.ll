; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i1 %c) {
  call void @llvm.assume(i1 %c) ["nonnull"(ptr %p)] ; error@3: assume with operand bundles must have i1 true condition
  ret void
}
