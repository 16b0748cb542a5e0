; RUN: verify
declare <2 x i8> @llvm.stepvector.v2i8()
define void @f() {
  %r = call <2 x i8> @llvm.stepvector.v2i8()
  ret void
}
