; RUN: run
define i32 @main() {
  %x = trunc nsw i32 128 to i8
  %c = icmp slt i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
