; RUN: verify
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %x) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() ["deopt"()] ; error@3: calls to experimental_deoptimize must be followed by a return
  %y = add i32 %r, 1
  ret i32 %r
}
