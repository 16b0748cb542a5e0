; RUN: run
define i32 @main() {
  %x = zext i8 -1 to i32
  %c = icmp eq i32 %x, 255
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
