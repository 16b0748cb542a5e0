; RUN: verify
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %x) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() ["deopt"()]
  ret i32 %r
}
