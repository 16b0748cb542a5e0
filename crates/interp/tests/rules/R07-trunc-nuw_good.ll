; RUN: run
define i32 @main() {
  %x = trunc nuw i32 255 to i8
  %c = icmp ne i8 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
