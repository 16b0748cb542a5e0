; RUN: run
@x = global i32 7

define i32 @main() {
  %x = load i32, ptr @x
  %small = icmp ult i32 %x, 5
  br i1 %small, label %expected, label %impossible

expected:
  ret i32 0

impossible:
  unreachable ; error: UB301
}
