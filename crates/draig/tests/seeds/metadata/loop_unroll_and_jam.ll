; RUN: dis
; Seed 001: llvm.loop.unroll_and_jam; llvm.loop.unroll_and_jam.count; llvm.loop.unroll_and_jam.disable; llvm.loop.unroll_and_jam.enable.
define void @f(i1 %c) {
  br label %l0
l0:
  br i1 %c, label %l1, label %l0, !llvm.loop !100
l1:
  br i1 %c, label %l2, label %l1, !llvm.loop !101
l2:
  br i1 %c, label %end, label %l2, !llvm.loop !102
end:
  ret void
}
!0 = !{!"llvm.loop.unroll_and_jam.count", i32 4}
!1 = !{!"llvm.loop.unroll_and_jam.disable"}
!2 = !{!"llvm.loop.unroll_and_jam.enable"}
!100 = distinct !{!100, !0}
!101 = distinct !{!101, !1}
!102 = distinct !{!102, !2}
