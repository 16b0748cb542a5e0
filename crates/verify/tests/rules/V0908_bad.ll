; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0 ; error@3: Immutability part of the struct tag metadata must be either 0 or 1
  ret void
}
!0 = !{!1, !1, i64 0, i64 2}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
