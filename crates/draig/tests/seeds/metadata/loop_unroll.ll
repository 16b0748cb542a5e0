; RUN: dis
; Seed 001: llvm.loop.unroll; llvm.loop.unroll.count; llvm.loop.unroll.disable; llvm.loop.unroll.runtime.disable; llvm.loop.unroll.enable; llvm.loop.unroll.full.
define void @f(i1 %c) {
  br label %l0
l0:
  br i1 %c, label %l1, label %l0, !llvm.loop !100
l1:
  br i1 %c, label %l2, label %l1, !llvm.loop !101
l2:
  br i1 %c, label %l3, label %l2, !llvm.loop !102
l3:
  br i1 %c, label %l4, label %l3, !llvm.loop !103
l4:
  br i1 %c, label %end, label %l4, !llvm.loop !104
end:
  ret void
}
!0 = !{!"llvm.loop.unroll.count", i32 4}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = !{!"llvm.loop.unroll.enable"}
!4 = !{!"llvm.loop.unroll.full"}
!100 = distinct !{!100, !0}
!101 = distinct !{!101, !1}
!102 = distinct !{!102, !2}
!103 = distinct !{!103, !3}
!104 = distinct !{!104, !4}
