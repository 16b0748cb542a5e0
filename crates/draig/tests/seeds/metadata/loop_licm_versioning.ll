; RUN: dis
; Seed 001: llvm.loop.licm_versioning.disable.
define void @f(i1 %c) {
  br label %l0
l0:
  br i1 %c, label %end, label %l0, !llvm.loop !100
end:
  ret void
}
!0 = !{!"llvm.loop.licm_versioning.disable"}
!100 = distinct !{!100, !0}
