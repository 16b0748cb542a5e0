; RUN: run
target triple = "x86_64-unknown-linux-gnu"

@counter = global i32 5

define i32 @main() {
  store i32 0, ptr @counter
  %now = call i32 asm "movl $1, $0", "=r,*m"(ptr elementtype(i32) @counter)
  ret i32 %now
}
