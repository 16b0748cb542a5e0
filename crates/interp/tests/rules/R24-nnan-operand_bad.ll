; RUN: run
define i32 @main() {
  %c = fcmp nnan ueq float 0x7FF8000000000000, 1.0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
