; RUN: verify
declare token @llvm.f()
