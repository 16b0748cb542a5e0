; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !llvm.access.group !0 ; error@3: Access scope list must consist of MDNodes
  ret void
}
!0 = !{!"x"}
