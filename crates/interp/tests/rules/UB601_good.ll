; RUN: run
target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  %smaller = call i32 asm "mov $1, $0; cmp $2, $1; jb 1f; mov $2, $0; 1:", "=&r,r,r,~{flags}"(i32 7, i32 3)
  %wrong = icmp ne i32 %smaller, 3
  %status = zext i1 %wrong to i32
  ret i32 %status
}
