; RUN: run
define i32 @main() {
  %x = call nnan float @llvm.minimumnum.f32(float 0x7FF8000000000000, float 1.0)
  %c = fcmp oeq float %x, 1.0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

declare float @llvm.minimumnum.f32(float, float)
