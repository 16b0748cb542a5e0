; RUN: verify
declare <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr>, <2 x i1>, i32)
define void @f(<2 x ptr> %v, <2 x i1> %m) {
  %r = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr> %v, <2 x i1> %m, i32 2)
  ret void
}
