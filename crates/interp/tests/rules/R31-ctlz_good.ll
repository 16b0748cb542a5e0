; RUN: run
define i32 @main() {
  %x = call i8 @llvm.ctlz.i8(i8 0, i1 false)
  %c = icmp eq i8 %x, 8
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare i8 @llvm.ctlz.i8(i8, i1 immarg)
