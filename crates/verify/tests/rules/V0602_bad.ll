; RUN: verify ; error@file: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
@a = global ptr @llvm.donothing
