; RUN: dis
; Seed 001: llvm.loop.distribute.enable.
define void @f(i1 %c) {
  br label %l0
l0:
  br i1 %c, label %l1, label %l0, !llvm.loop !100
l1:
  br i1 %c, label %end, label %l1, !llvm.loop !101
end:
  ret void
}
!0 = !{!"llvm.loop.distribute.enable", i1 0}
!1 = !{!"llvm.loop.distribute.enable", i1 1}
!100 = distinct !{!100, !0}
!101 = distinct !{!101, !1}
