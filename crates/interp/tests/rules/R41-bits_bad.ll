; RUN: run
define i32 @main() {
  %p = alloca i8
  store <4 x i1> <i1 true, i1 false, i1 true, i1 poison>, ptr %p
  %x = load i8, ptr %p
  %c = icmp eq i8 %x, 5
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
