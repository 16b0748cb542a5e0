; RUN: verify
declare <2 x ptr> @llvm.vp.inttoptr.v2p0.v2i64(<2 x i64>, <2 x i1>, i32)
define void @f(<2 x i64> %v, <2 x i1> %m) {
  %r = call <2 x ptr> @llvm.vp.inttoptr.v2p0.v2i64(<2 x i64> %v, <2 x i1> %m, i32 2)
  ret void
}
