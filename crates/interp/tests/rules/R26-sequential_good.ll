; RUN: run
define i32 @main() {
  %x = call double @llvm.vector.reduce.fadd.v3f64(double 0.0, <3 x double> <double 1.0e16, double 1.0, double -1.0e16>)
  %c = fcmp oeq double %x, 0.0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare double @llvm.vector.reduce.fadd.v3f64(double, <3 x double>)
