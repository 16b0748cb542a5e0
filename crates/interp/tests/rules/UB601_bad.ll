; RUN: run
target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  %smaller = call i32 asm "mov $1, $0; jnc 1f; mov $2, $0; 1:", "=&r,r,r,~{flags}"(i32 7, i32 3) ; error: UB601
  ret i32 %smaller
}
