; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0 ; error@3: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
  ret void
}
!0 = !{!1, null, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
