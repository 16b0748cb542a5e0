; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  call void %p(), !prof !0 ; error@3: VP !prof value operand is not a const int
  ret void
}
!0 = !{!"VP", i32 0, i64 9, !"f", i64 9}
