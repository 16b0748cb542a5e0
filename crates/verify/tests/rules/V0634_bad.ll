; RUN: verify
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f() {
  %r = call half @llvm.fptrunc.round.f16.f32(float 0.0, metadata i32 1) ; error@3: invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)
  ret void
}
