; RUN: verify
define i32 @f(ptr %p, i32 %a) {
  store i32 %a, ptr %p, !mem.cache_hint !0 ; error@3: !mem.cache_hint operand number must refer to a pointer operand
  ret i32 %a
}
!0 = !{i32 0, !1}
!1 = !{!"k", !"v"}
