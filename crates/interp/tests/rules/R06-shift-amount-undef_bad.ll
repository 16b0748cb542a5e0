; RUN: run
define i32 @main() {
  %p = alloca i32
  %n = load i32, ptr %p
  %x = shl i32 0, %n
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
