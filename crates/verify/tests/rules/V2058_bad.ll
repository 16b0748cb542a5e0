; RUN: verify
declare void @g(ptr)
define i32 @f(ptr %p, i32 %a) {
  call void @g(ptr %p), !mem.cache_hint !0 ; error@3: !mem.cache_hint is not supported on non-intrinsic calls
  ret i32 %a
}
!0 = !{i32 0, !1}
!1 = !{!"k", !"v"}
