; RUN: run
define i32 @main() {
  %p = alloca i32
  %x = load i32, ptr %p
  %y = shl i32 %x, 1
  %z = and i32 %y, 1
  %c = icmp eq i32 %z, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
