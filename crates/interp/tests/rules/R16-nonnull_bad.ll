; RUN: run
define i32 @f(ptr nonnull %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %end, label %end ; error: UB001

end:
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f(ptr null)
  ret i32 0
}
