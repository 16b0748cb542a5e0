; RUN: run
target triple = "x86_64-unknown-linux-gnu"

define i32 @main() {
  call void asm sideeffect "std", "~{dirflag},~{flags}"() ; error: UB603
  ret i32 0
}
