; RUN: run
define i32 @main() {
  %x = icmp eq ptr @main, null
  %r = zext i1 %x to i32
  ret i32 %r
}
