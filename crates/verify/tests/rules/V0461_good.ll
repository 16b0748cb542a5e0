; RUN: verify
declare void @llvm.f(x86_amx)
