; RUN: run
define i32 @main() {
  %x = shl i32 1, 32
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
