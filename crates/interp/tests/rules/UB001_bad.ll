; RUN: run
define i32 @main() {
  %sum = add nsw i32 2147483647, 1
  %negative = icmp slt i32 %sum, 0
  br i1 %negative, label %then, label %else ; error: UB001

then:
  ret i32 0

else:
  ret i32 1
}
