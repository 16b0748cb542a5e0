; RUN: verify
declare <2 x ptr> @llvm.vp.inttoptr.v2p0.v2p0(<2 x ptr>, <2 x i1>, i32)
define void @f(<2 x ptr> %v, <2 x i1> %m) {
  %r = call <2 x ptr> @llvm.vp.inttoptr.v2p0.v2p0(<2 x ptr> %v, <2 x i1> %m, i32 2) ; error@3: llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer
  ret void
}
