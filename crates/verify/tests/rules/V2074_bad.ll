; RUN: verify --for-llvm 23
define ptr @f(ptr %p, i32 %i) {
  %r = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype({ i32, i8 }) %p, i32 0, i32 0) ; error@3: Reached a non-composite type with more indices to process
  ret ptr %r
}
