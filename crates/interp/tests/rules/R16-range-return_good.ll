; RUN: run
define range(i32 -1, 10) i32 @f() {
  ret i32 5
}

define i32 @main() {
  %x = call i32 @f()
  %c = icmp ult i32 %x, 10
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
