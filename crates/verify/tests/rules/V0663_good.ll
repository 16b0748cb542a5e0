; RUN: verify
declare i8 @llvm.umul.fix.i8(i8, i8, i32)
define void @f() {
  %r = call i8 @llvm.umul.fix.i8(i8 1, i8 1, i32 8)
  ret void
}
