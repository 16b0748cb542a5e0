; RUN: run
define i32 @main() {
  %p = alloca i32
  store i8 7, ptr %p
  %x = load i32, ptr %p
  %y = lshr i32 %x, 8
  %z = trunc i32 %y to i8
  %c = icmp eq i8 %z, 7
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
