; RUN: run
define i32 @main() {
  %q = udiv <2 x i32> <i32 6, i32 poison>, <i32 2, i32 3>
  ret i32 0
}
