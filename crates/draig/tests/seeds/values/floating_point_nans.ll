; RUN: dis
; Seed 002: Behavior of Floating-Point NaN values; Floating-Point Semantics.
@quiet = constant [2 x double] [double 0x7FF8000000000000, double 0xFFF8000000000000]
@signalling = constant [2 x double] [double 0x7FF0000000000001, double 0xFFF4000000000000]
@of_float = constant [3 x float] [float 0x7FF8000000000000, float 0x7FF4000000000000, float 0xFFFFFFFFE0000000]
define float @f(float %x) {
  %a = fneg float %x
  %b = call float @llvm.fabs.f32(float %a)
  %c = call float @llvm.copysign.f32(float %b, float %x)
  %d = fadd float %c, 0x7FF8000000000000
  ret float %d
}
