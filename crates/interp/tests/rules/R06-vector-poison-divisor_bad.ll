; RUN: run
define i32 @main() {
  %q = udiv <2 x i32> splat (i32 6), <i32 2, i32 poison> ; error: UB004
  ret i32 0
}
