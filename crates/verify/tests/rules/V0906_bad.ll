; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0 ; error@3: Access size field must be a constant
  ret void
}
!0 = !{!1, !1, i64 0, !"x"}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
