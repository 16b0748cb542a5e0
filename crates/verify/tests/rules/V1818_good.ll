; RUN: verify
declare <2 x i1> @llvm.experimental.vector.match.v2i32.v4i32(<2 x i32>, <4 x i32>, <2 x i1>)
define void @f(<2 x i32> %a, <4 x i32> %b, <2 x i1> %m) {
  %r = call <2 x i1> @llvm.experimental.vector.match.v2i32.v4i32(<2 x i32> %a, <4 x i32> %b, <2 x i1> %m)
  ret void
}
