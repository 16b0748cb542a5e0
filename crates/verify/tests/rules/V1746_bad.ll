; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !llvm.access.group !0 ; error@3: Access scope list contains invalid access scope
  ret void
}
!0 = !{!1}
!1 = !{}
