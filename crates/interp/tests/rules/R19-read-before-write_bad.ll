; RUN: run
@x = global i32 0

define i32 @f() memory(write) {
  %x = load i32, ptr @x
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %end ; error: UB001

end:
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f()
  ret i32 %x
}
