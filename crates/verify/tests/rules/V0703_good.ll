; RUN: verify
define void @f() {
l:
  br label %m
m:
  br label %m, !llvm.loop !0
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.estimated_trip_count", i32 3}
