; RUN: verify
declare <2 x i64> @llvm.vp.ptrtoint.v2i64.v2i64(<2 x i64>, <2 x i1>, i32)
define void @f(<2 x i64> %v, <2 x i1> %m) {
  %r = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2i64(<2 x i64> %v, <2 x i1> %m, i32 2) ; error@3: llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer
  ret void
}
