; RUN: run
define i32 @main() {
  %x = fmul ninf double 1.0e300, 1.0e300
  %c = fcmp ogt double %x, 1.0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
