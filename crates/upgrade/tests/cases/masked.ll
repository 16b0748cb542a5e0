declare <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i64>)
declare <2 x i40> @llvm.masked.gather.v2i40.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i40>)
declare void @llvm.masked.scatter.v2i64.v2p0(<2 x i64>, <2 x ptr>, i32, <2 x i1>)
define void @f(<2 x ptr> %p) {
  %a = call <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr> %p, i32 0, <2 x i1> zeroinitializer, <2 x i64> zeroinitializer)
  %a4 = call <2 x i40> @llvm.masked.gather.v2i40.v2p0(<2 x ptr> %p, i32 0, <2 x i1> zeroinitializer, <2 x i40> zeroinitializer)
  call void @llvm.masked.scatter.v2i64.v2p0(<2 x i64> zeroinitializer, <2 x ptr> %p, i32 0, <2 x i1> zeroinitializer)
  ret void
}
