; RUN: dis
; Seed 001: prof.
define void @g(ptr %f, ptr %a, ptr %b) {
  call void %f(), !prof !1
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 8, i1 false), !prof !2
  ret void
}
!1 = !{!"VP", i32 0, i64 1600, i64 7651369219802541373, i64 1030, i64 -4377547752858689819, i64 410}
!2 = !{!"VP", i32 1, i64 100, i64 8, i64 90}
