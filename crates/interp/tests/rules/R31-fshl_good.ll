; RUN: run
define i32 @main() {
  %x = call i8 @llvm.fshl.i8(i8 1, i8 -128, i8 9)
  %c = icmp eq i8 %x, 3
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare i8 @llvm.fshl.i8(i8, i8, i8)
