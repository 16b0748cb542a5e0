; RUN: verify --for-llvm 23
define ptr @f(ptr %p) {
  %r = getelementptr <2 x i1>, ptr %p, i64 0, i64 1 ; error@3: GEP into vector with non-byte-addressable element type
  ret ptr %r
}
