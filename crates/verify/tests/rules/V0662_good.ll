; RUN: verify
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
define void @f() {
  %r = call i8 @llvm.smul.fix.i8(i8 1, i8 1, i32 7)
  ret void
}
