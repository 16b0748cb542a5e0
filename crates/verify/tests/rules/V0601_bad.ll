; RUN: verify ; error@file: llvm intrinsics cannot be defined!
define void @llvm.f() {
  ret void
}
