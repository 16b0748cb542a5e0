; RUN: run
define i32 @f(ptr initializes((0, 4)) %p) {
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  store i32 0, ptr %p
  br i1 %c, label %end, label %end ; error: UB001

end:
  ret i32 0
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = call i32 @f(ptr %p)
  ret i32 %x
}
