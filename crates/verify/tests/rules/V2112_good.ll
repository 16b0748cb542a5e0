; RUN: verify --for-llvm 23
declare ptr @g(ptr)
define ptr @f(ptr %p) {
  %r = musttail call ptr @g(ptr %p)
  ret ptr %r
}
