; RUN: run
target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  %sum = call i32 asm "mov $1, $0; add $2, $0", "=r,r,r,~{flags}"(i32 3, i32 4) ; error: UB605
  ret i32 %sum
}
