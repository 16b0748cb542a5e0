; RUN: run
define i32 @main() {
  %x = uitofp i8 -1 to float
  %c = fcmp oeq float %x, 255.0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
