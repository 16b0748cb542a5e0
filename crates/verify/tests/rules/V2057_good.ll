; RUN: verify
define i32 @f(ptr %p, i32 %a) {
  store i32 %a, ptr %p, !mem.cache_hint !0
  ret i32 %a
}
!0 = !{i32 1, !1}
!1 = !{!"k", !"v"}
