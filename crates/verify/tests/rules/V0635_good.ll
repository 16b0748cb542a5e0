; RUN: verify
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f() {
  %r = call half @llvm.fptrunc.round.f16.f32(float 0.0, metadata !"round.upward")
  ret void
}
