; RUN: verify
declare i2 @llvm.ucmp.i2.i32(i32, i32)
define void @f() {
  %r = call i2 @llvm.ucmp.i2.i32(i32 0, i32 1)
  ret void
}
