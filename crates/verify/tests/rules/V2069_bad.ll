; RUN: verify --for-llvm 23
define ptr @f() {
  %r = call ptr @llvm.structured.alloca.p0() ; error@3: @llvm.structured.alloca calls require elementtype attribute.
  ret ptr %r
}
