; RUN: verify
define i32 @f(ptr %p, i32 %a) {
  %r = add i32 %a, %a, !mem.cache_hint !0 ; error@3: !mem.cache_hint is only valid on memory operations
  ret i32 %a
}
!0 = !{i32 0, !1}
!1 = !{!"k", !"v"}
