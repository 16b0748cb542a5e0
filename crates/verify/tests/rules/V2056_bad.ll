; RUN: verify
define i32 @f(ptr %p, i32 %a) {
  %r = load i32, ptr %p, !mem.cache_hint !0 ; error@3: !mem.cache_hint hint node contains duplicate key
  ret i32 %a
}
!0 = !{i32 0, !1}
!1 = !{!"k", !"v", !"k", !"v"}
