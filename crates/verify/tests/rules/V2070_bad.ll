; RUN: verify --for-llvm 23
define ptr @f(ptr %p, i32 %i) {
  %r = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr %p, i32 0) ; error@3: Intrinsic first parameter is missing an ElementType attribute
  ret ptr %r
}
