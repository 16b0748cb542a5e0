; RUN: verify --for-llvm 23
define ptr @f(ptr %p) {
  %r = getelementptr i8, ptr %p, i64 1 ; error@3: Non-logical getelementptr disallowed for this module.
  ret ptr %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"require-logical-pointer", i32 1}
