; RUN: verify
declare <2 x i1> @llvm.vp.is.fpclass.v2f32(<2 x float>, i32, <2 x i1>, i32)
define void @f(<2 x float> %v, <2 x i1> %m) {
  %r = call <2 x i1> @llvm.vp.is.fpclass.v2f32(<2 x float> %v, i32 1024, <2 x i1> %m, i32 2) ; error@3: unsupported bits for llvm.vp.is.fpclass test mask
  ret void
}
