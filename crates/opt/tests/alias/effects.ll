target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
@g = global i32 0
declare void @ext(ptr)
declare i32 @pure() memory(none)
declare i32 @ro(ptr) memory(argmem: read)
define void @f(ptr %p, ptr noalias %q, i64 %i) {
  %a = alloca [10 x i32]
  %x = load i32, ptr %p
  store i32 %x, ptr %q
  %p1 = getelementptr i32, ptr %p, i64 1
  store i64 0, ptr %p
  %y = load i16, ptr %p1, !tbaa !0
  store i32 1, ptr @g, !tbaa !0
  %ai = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %ai
  call void @ext(ptr %q)
  %z = call i32 @ro(ptr %p)
  %w = call i32 @pure()
  store <2 x i64> zeroinitializer, ptr getelementptr (i8, ptr @g, i64 4)
  ret void
}
define void @empty() {
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
