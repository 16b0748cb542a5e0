; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  call void %p(), !prof !0 ; error@3: VP !prof should not have duplicate profile values
  ret void
}
!0 = !{!"VP", i32 0, i64 9, i64 1, i64 4, i64 1, i64 5}
