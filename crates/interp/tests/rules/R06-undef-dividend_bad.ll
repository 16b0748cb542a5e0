; RUN: run
define i32 @main() {
  %q = sdiv i32 poison, -1 ; error: UB005
  ret i32 0
}
