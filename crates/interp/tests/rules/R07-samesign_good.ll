; RUN: run
define i32 @main() {
  %c = icmp samesign ult i8 1, 2
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
