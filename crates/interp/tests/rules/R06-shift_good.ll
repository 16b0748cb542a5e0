; RUN: run
define i32 @main() {
  %x = shl i32 1, 31
  %c = icmp slt i32 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
