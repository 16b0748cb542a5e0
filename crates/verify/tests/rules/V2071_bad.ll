; RUN: verify --for-llvm 23
define ptr @f(ptr %p, i32 %i) {
  %r = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype([2 x i32]) %p, float 1.0) ; error@3: Index operand type must be an integer
  ret ptr %r
}
