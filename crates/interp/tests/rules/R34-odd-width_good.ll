; RUN: run
define i32 @main() {
  %p = alloca i20
  store i20 -2, ptr %p
  %x = load i20, ptr %p
  %c = icmp eq i20 %x, -2
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
