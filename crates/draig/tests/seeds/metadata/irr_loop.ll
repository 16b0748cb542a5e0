; RUN: dis
; Seed 001: irr_loop.
define void @f(i1 %cmp) {
  br i1 %cmp, label %header0, label %t2
header0:
  br i1 %cmp, label %t1, label %t2, !irr_loop !0
t1:
  ret void
t2:
  br label %header0
}
!0 = !{!"loop_header_weight", i64 100}
