; RUN: run
define i32 @main() {
  %x = call i32 poison() ; error: UB006
  ret i32 0
}
