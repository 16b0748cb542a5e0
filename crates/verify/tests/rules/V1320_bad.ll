; RUN: verify ; error@file: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define void @f(ptr %p) {
  store ptr @llvm.donothing, ptr %p ; error@3: Cannot take the address of an intrinsic!
  ret void
}
