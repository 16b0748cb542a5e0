; RUN: verify ; error@file: gc.get.pointer.offset operand must be a pointer
declare i64 @llvm.experimental.gc.get.pointer.offset.i64(i64)
