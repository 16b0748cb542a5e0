; RUN: verify
declare <2 x i4> @llvm.stepvector.v2i4()
define void @f() {
  %r = call <2 x i4> @llvm.stepvector.v2i4() ; error@3: stepvector only supported for vectors of integers with a bitwidth of at least 8.
  ret void
}
