; RUN: run
define float @f(float nofpclass(nan) %x) {
  ret float %x
}

define i32 @main() {
  %x = call float @f(float 0x7FF0000000000000)
  %c = fcmp uno float %x, %x
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}
