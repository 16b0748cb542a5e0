; RUN: verify
define void @f() {
l:
  br label %m
m:
  br label %m, !llvm.loop !0 ; error@3: Expected two operands
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.estimated_trip_count"}
