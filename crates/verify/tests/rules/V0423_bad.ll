; RUN: verify ; error@file: invalid uses of intrinsic global variable
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] []
define ptr @f() {
  ret ptr @llvm.global_ctors
}
