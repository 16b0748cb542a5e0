; RUN: run
target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  %product = call i32 asm "mov $1, %eax; mul $2; mov %eax, $0", "=&r,r,r,~{eax},~{flags}"(i32 6, i32 7) ; error: UB602
  ret i32 %product
}
