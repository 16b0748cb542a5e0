; RUN: verify
declare i8 @llvm.ucmp.i8.v2i32(<2 x i32>, <2 x i32>)
define void @f(<2 x i32> %v) {
  %r = call i8 @llvm.ucmp.i8.v2i32(<2 x i32> %v, <2 x i32> %v) ; error@3: ucmp/scmp argument and result types must both be either vector or scalar types
  ret void
}
