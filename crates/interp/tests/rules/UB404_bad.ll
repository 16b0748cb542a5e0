; RUN: run
@format = constant [4 x i8] c"%d\0A\00"

define i32 @main() {
  %x = call i32 (ptr, ...) @printf(ptr @format, double 1.5) ; error: UB404
  ret i32 0
}

declare i32 @printf(ptr, ...)
