; RUN: dis
; Seed 001: llvm.loop.vectorize.followup_vectorized; llvm.loop.vectorize.followup_epilogue; llvm.loop.vectorize.followup_all; llvm.loop.unroll.followup; llvm.loop.unroll.followup_remainder; llvm.loop.unroll_and_jam.followup_outer; llvm.loop.unroll_and_jam.followup_inner; llvm.loop.unroll_and_jam.followup_remainder_outer; llvm.loop.unroll_and_jam.followup_remainder_inner; llvm.loop.unroll_and_jam.followup_all; llvm.loop.distribute.followup_coincident; llvm.loop.distribute.followup_sequential; llvm.loop.distribute.followup_fallback; llvm.loop.distribute.followup_all.
define void @f(i1 %c) {
  br label %loop
loop:
  br i1 %c, label %end, label %loop, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14}
!1 = !{!"llvm.loop.vectorize.followup_vectorized", !15}
!2 = !{!"llvm.loop.vectorize.followup_epilogue", !15}
!3 = !{!"llvm.loop.vectorize.followup_all", !15}
!4 = !{!"llvm.loop.unroll.followup", !15}
!5 = !{!"llvm.loop.unroll.followup_remainder", !15}
!6 = !{!"llvm.loop.unroll_and_jam.followup_outer", !15}
!7 = !{!"llvm.loop.unroll_and_jam.followup_inner", !15}
!8 = !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", !15}
!9 = !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", !15}
!10 = !{!"llvm.loop.unroll_and_jam.followup_all", !15}
!11 = !{!"llvm.loop.distribute.followup_coincident", !15}
!12 = !{!"llvm.loop.distribute.followup_sequential", !15}
!13 = !{!"llvm.loop.distribute.followup_fallback", !15}
!14 = !{!"llvm.loop.distribute.followup_all", !15}
!15 = !{!"llvm.loop.unroll.disable"}
