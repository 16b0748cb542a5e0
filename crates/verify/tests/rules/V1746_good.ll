; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{!1}
!1 = distinct !{}
