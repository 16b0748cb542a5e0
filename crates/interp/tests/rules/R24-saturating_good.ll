; RUN: run
define i32 @main() {
  %x = call i8 @llvm.fptosi.sat.i8.f32(float 0x7FF8000000000000)
  %y = call i8 @llvm.fptosi.sat.i8.f32(float -1000.0)
  %z = add i8 %x, %y
  %c = icmp eq i8 %z, -128
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

declare i8 @llvm.fptosi.sat.i8.f32(float)
