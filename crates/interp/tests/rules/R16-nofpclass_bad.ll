; RUN: run
define float @f(float nofpclass(nan) %x) {
  ret float %x
}

define i32 @main() {
  %x = call float @f(float 0x7FF8000000000000)
  %c = fcmp uno float %x, %x
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
