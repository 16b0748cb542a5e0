; RUN: verify
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
define void @f(<2 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %v)
  ret void
}
