; RUN: run
define i32 @main() {
  %x = udiv exact i8 7, 2
  %c = icmp eq i8 %x, 3
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
