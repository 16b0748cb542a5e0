; RUN: verify --for-llvm 23
define ptr @f(ptr %p) {
  %r = getelementptr <2 x i8>, ptr %p, i64 0, i64 1
  ret ptr %r
}
