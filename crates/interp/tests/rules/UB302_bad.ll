; RUN: run
define void @stop() noreturn {
  ret void ; error: UB302
}

define i32 @main() {
  call void @stop()
  ret i32 0
}
