; RUN: verify
declare <2 x i8> @llvm.get.active.lane.mask.v2i8.i32(i32, i32)
define void @f() {
  %r = call <2 x i8> @llvm.get.active.lane.mask.v2i8.i32(i32 0, i32 1) ; error@3: get_active_lane_mask: element type is not i1
  ret void
}
