; RUN: verify
declare <2 x i1> @llvm.experimental.vector.match.v2i32.nxv4i32(<2 x i32>, <vscale x 4 x i32>, <2 x i1>)
define void @f(<2 x i32> %a, <vscale x 4 x i32> %b, <2 x i1> %m) {
  %r = call <2 x i1> @llvm.experimental.vector.match.v2i32.nxv4i32(<2 x i32> %a, <vscale x 4 x i32> %b, <2 x i1> %m) ; error@3: Second operand must be a fixed length vector.
  ret void
}
