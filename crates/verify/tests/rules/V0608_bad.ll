; RUN: verify ; error@file: llvm intrinsics cannot be defined!
define void @f() {
  call void @llvm.donothing() ; error@3: Intrinsic functions should never be defined!
  ret void
}
define void @llvm.donothing() {
  ret void
}
