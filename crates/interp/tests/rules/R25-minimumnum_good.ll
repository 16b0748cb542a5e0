; RUN: run
define i32 @main() {
  %x = call float @llvm.minimumnum.f32(float 0x7FF4000000000000, float 1.0)
  %y = call float @llvm.maximum.f32(float -0.0, float 0.0)
  %b = bitcast float %y to i32
  %p = fcmp oeq float %x, 1.0
  %q = icmp eq i32 %b, 0
  %c = and i1 %p, %q
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
