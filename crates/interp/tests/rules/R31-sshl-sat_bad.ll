; RUN: run
define i32 @main() {
  %x = call i8 @llvm.sshl.sat.i8(i8 1, i8 8)
  %c = icmp eq i8 %x, 127
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

declare i8 @llvm.sshl.sat.i8(i8, i8)
