; RUN: verify
declare void @llvm.f(i32 immarg)
