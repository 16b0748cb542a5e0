; RUN: dis
; Seed 002: Floating-Point Environment.
define double @f(double %x) strictfp {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %r
}
define double @g(double %x) "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="positive-zero" {
  ret double %x
}
