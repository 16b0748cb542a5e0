; RUN: verify
declare x86_amx @llvm.f()
