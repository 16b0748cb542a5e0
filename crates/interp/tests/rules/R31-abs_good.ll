; RUN: run
define i32 @main() {
  %x = call i8 @llvm.abs.i8(i8 -128, i1 false)
  %c = icmp slt i8 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare i8 @llvm.abs.i8(i8, i1 immarg)
