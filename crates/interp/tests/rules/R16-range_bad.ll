; RUN: run
define i32 @f(i32 range(i32 0, 10) %x) {
  %c = icmp ult i32 %x, 10
  br i1 %c, label %end, label %end ; error: UB001

end:
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f(i32 10)
  ret i32 %x
}
