; RUN: verify
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %x) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() ; error@3: experimental_deoptimize must have exactly one "deopt" operand bundle
  ret i32 %r
}
