; RUN: verify
declare void @llvm.f(ptr)
