; RUN: run
@x = global i32 3

define i32 @main() {
  %x = load i32, ptr @x
  %small = icmp ult i32 %x, 5
  call void @llvm.assume(i1 %small)
  ret i32 0
}

declare void @llvm.assume(i1)
