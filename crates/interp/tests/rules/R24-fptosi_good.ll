; RUN: run
define i32 @main() {
  %x = fptosi double 0x405FF9999999999A to i8
  %c = icmp eq i8 %x, 127
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
