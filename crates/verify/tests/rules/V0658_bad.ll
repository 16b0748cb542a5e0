; RUN: verify
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %x) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() ["deopt"()] ; error@3: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
  ret i32 %x
}
