; RUN: dis
; Seed 001: llvm.loop.
define void @f(i1 %c) {
  br label %one
one:
  br i1 %c, label %one, label %two, !llvm.loop !0
two:
  br i1 %c, label %two, label %end, !llvm.loop !1
end:
  ret void
}
!0 = !{!0}
!1 = !{!1}
