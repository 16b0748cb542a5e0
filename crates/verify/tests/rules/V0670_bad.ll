; RUN: verify
declare <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr>, <4 x i64>)
define void @f(<2 x ptr> %p) {
  %r = call <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr> %p, <4 x i64> zeroinitializer) ; error@3: llvm.ptrmask intrinsic arguments must have the same number of elements
  ret void
}
