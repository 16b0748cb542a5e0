; RUN: run
; A format without infinity has no value for an overflow.
define i32 @main() {
  %x = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float 465.0, metadata !"Float8E4M3FN", metadata !"round.tonearest", i1 false)
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %yes ; error: UB001

yes:
  ret i32 0
}
