; RUN: run
define i32 @main() {
  %c = freeze i1 poison
  %n = xor i1 %c, true
  %t = or i1 %c, %n
  call void @llvm.assume(i1 %t)
  ret i32 0
}

declare void @llvm.assume(i1)
