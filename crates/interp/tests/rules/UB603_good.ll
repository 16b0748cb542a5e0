; RUN: run
target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  call void asm sideeffect "std; cld", "~{dirflag},~{flags}"()
  ret i32 0
}
