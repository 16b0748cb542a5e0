; RUN: run
define i32 @main() {
  %x = select nnan i1 false, float 0x7FF8000000000000, float 1.0
  %c = fcmp ord float %x, %x
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
