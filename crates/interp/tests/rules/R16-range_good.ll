; RUN: run
define i32 @f(i32 range(i32 0, 10) %x) {
  %c = icmp ult i32 %x, 10
  br i1 %c, label %end, label %end

end:
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f(i32 9)
  ret i32 %x
}
