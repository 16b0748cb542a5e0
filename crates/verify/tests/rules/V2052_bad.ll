; RUN: verify
define i32 @f(ptr %p, i32 %a) {
  %r = load i32, ptr %p, !mem.cache_hint !0 ; error@3: !mem.cache_hint operand number is out of range
  ret i32 %a
}
!0 = !{i32 1, !1}
!1 = !{!"k", !"v"}
