; RUN: verify --for-llvm 23
define ptr @f(ptr %p) {
  %r = alloca i8 ; error@3: Non-logical alloca disallowed for this module.
  ret ptr %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"require-logical-pointer", i32 1}
