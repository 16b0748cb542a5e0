; RUN: dis
; Seed 001: llvm.loop.parallel_accesses.
define void @f(i32* %arrayidx1, i32* %arrayidx2, i32* %arrayidx3, i32* %arrayidx4, i1 %exitcond) {
  br label %outer.for.body
outer.for.body:
  %val1 = load i32, i32* %arrayidx3, !llvm.access.group !4
  br label %inner.for.body

inner.for.body:
  %val0 = load i32, i32* %arrayidx1, !llvm.access.group !3
  store i32 %val0, i32* %arrayidx2, !llvm.access.group !3
  br i1 %exitcond, label %inner.for.end, label %inner.for.body, !llvm.loop !1

inner.for.end:
  store i32 %val1, i32* %arrayidx4, !llvm.access.group !4
  br i1 %exitcond, label %outer.for.end, label %outer.for.body, !llvm.loop !2

outer.for.end:                                          ; preds = %for.body
  ret void
}
!1 = distinct !{!1, !{!"llvm.loop.parallel_accesses", !3}}     ; metadata for the inner loop
!2 = distinct !{!2, !{!"llvm.loop.parallel_accesses", !3, !4}} ; metadata for the outer loop
!3 = distinct !{} ; access group for instructions in the inner loop (which are implicitly contained in outer loop as well)
!4 = distinct !{} ; access group for instructions in the outer, but not the inner loop
