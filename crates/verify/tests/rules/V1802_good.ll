; RUN: verify
declare <2 x i1> @llvm.get.active.lane.mask.v2i1.i32(i32, i32)
define void @f() {
  %r = call <2 x i1> @llvm.get.active.lane.mask.v2i1.i32(i32 0, i32 1)
  ret void
}
