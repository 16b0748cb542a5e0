; RUN: run
define void @f(ptr dead_on_return %p) {
  store i32 0, ptr %p
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @f(ptr %p)
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %end ; error: UB001

end:
  ret i32 0
}
