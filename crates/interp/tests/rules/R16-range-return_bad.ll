; RUN: run
define range(i32 0, 10) i32 @f() {
  ret i32 -1
}

define i32 @main() {
  %x = call i32 @f()
  %c = icmp ult i32 %x, 10
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
