; RUN: verify
declare i64 @llvm.get.dynamic.area.offset.i64()
define void @f() {
  %r = call i64 @llvm.get.dynamic.area.offset.i64()
  ret void
}
