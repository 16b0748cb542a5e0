; RUN: verify
declare void @llvm.f(token)
