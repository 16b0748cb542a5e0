; RUN: dis
; Seed 000: Call site attributes.
declare double @foo(double)
declare <2 x double> @vfoo(<2 x double>)
define double @f(double %x) {
  %r = call double @foo(double %x) "vector-function-abi-variant"="_ZGVnN2v_foo(vfoo),_ZGV_LLVM_N4v_foo(vfoo4)"
  ret double %r
}
