; RUN: verify
declare void @llvm.f(metadata)
