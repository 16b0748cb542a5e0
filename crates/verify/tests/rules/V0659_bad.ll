; RUN: verify ; error@file: All llvm.experimental.deoptimize declarations must have the same calling convention
declare ghccc i32 @llvm.experimental.deoptimize.i32(...)
declare i64 @llvm.experimental.deoptimize.i64(...)
