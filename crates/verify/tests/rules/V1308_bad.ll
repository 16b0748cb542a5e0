; RUN: verify
declare void @g(<1073741824 x i64>)
define void @f(<1073741824 x i64> %v) {
  call void @g(<1073741824 x i64> %v) ; error@3: Incorrect alignment of argument passed to called function!
  ret void
}
