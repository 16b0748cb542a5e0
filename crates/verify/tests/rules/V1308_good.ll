; RUN: verify
declare void @g(<4 x i64>)
define void @f(<4 x i64> %v) {
  call void @g(<4 x i64> %v)
  ret void
}
