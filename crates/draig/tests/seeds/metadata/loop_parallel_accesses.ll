; RUN: dis
; Seed 001: llvm.loop.parallel_accesses.
define void @f(i32* %arrayidx, i32* %arrayidx1, i1 %exitcond) {
  br label %for.body
for.body:
  %val0 = load i32, i32* %arrayidx, !llvm.access.group !1
  store i32 %val0, i32* %arrayidx1, !llvm.access.group !1
  br i1 %exitcond, label %for.end, label %for.body, !llvm.loop !0

for.end:
  ret void
}
!0 = distinct !{!0, !{!"llvm.loop.parallel_accesses", !1}}
!1 = distinct !{}
