; RUN: dis
; Seed 001: type.
@vtable = constant [2 x ptr] [ptr null, ptr @f], !type !0, !type !1
declare void @f()
define i1 @test(ptr %p) {
  %r = call i1 @llvm.type.test(ptr %p, metadata !"_ZTS1A")
  call void @llvm.assume(i1 %r)
  ret i1 %r
}
!0 = !{i64 8, !"_ZTS1A"}
!1 = !{i64 8, !2}
!2 = distinct !{}
