; RUN: verify
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define i32 @f(ptr %p, i32 %a) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1), !mem.cache_hint !0
  ret i32 %a
}
!0 = !{i32 0, !1}
!1 = !{!"k", !"v"}
