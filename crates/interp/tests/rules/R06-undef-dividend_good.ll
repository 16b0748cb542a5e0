; RUN: run
define i32 @main() {
  %q = sdiv i32 poison, 3
  ret i32 0
}
