; RUN: verify
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] []
@a = global [0 x { i32, ptr, ptr }] []
define ptr @f() {
  ret ptr @a
}
