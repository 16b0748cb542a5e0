; RUN: verify --for-llvm 23
define ptr @f() {
  %r = call elementtype(i32) ptr @llvm.structured.alloca.p0()
  ret ptr %r
}
