; RUN: verify
declare i64 @llvm.experimental.deoptimize.i64(...)
define i32 @f(i32 %x) {
  %r = call i64 (...) @llvm.experimental.deoptimize.i64() ["deopt"()] ; error@3: experimental_deoptimize return type must match caller return type
  ret i32 %x
}
