; RUN: verify
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2) ; error@3: Stride must be greater or equal than the number of rows!
  ret void
}
