; RUN: run
define i32 @main() {
  %x = call ninf double @llvm.vector.reduce.fadd.v3f64(double 0x7FF0000000000000, <3 x double> zeroinitializer)
  %c = fcmp oeq double %x, 0.0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

declare double @llvm.vector.reduce.fadd.v3f64(double, <3 x double>)
