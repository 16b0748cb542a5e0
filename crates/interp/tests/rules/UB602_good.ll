; RUN: run
target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  %product = call i32 asm "mov $1, %eax; mul $2; mov %eax, $0", "=&r,r,r,~{eax},~{edx},~{flags}"(i32 6, i32 7)
  %wrong = icmp ne i32 %product, 42
  %status = zext i1 %wrong to i32
  ret i32 %status
}
