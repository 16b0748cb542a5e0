declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare i1 @llvm.coro.end(ptr, i1)
declare ptr @llvm.coro.begin(token, ptr)
declare void @llvm.invariant.end(ptr, i64, ptr)
declare i32 @llvm.annotation.i32(i32, ptr, ptr, i32)
declare float @llvm.convert.from.fp16.f32(i16)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(ptr %p, <4 x i32> %v, i32 %i) {
  %al = alloca i32
  %g = getelementptr i8, ptr %al, i64 0
  %g1 = getelementptr i8, ptr %al, i64 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %al) nounwind, !foo !0
  call void @llvm.lifetime.start.p0(i64 4, ptr poison)
  call void @llvm.lifetime.start.p0(i64 4, ptr undef)
  call void @llvm.lifetime.start.p0(i64 4, ptr null)
  tail call void @llvm.lifetime.start.p0(i64 4, ptr %g)
  call void @llvm.lifetime.start.p0(i64 4, ptr %g1)
  call void @llvm.lifetime.end.p0(i64 4, ptr %al)
  %sp = tail call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 0)
  %sp4 = tail call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 -4)
  %sp5 = tail call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 -5)
  call void @llvm.invariant.end(ptr %p, i64 1, ptr %p)
  %c = call float @llvm.convert.from.fp16.f32(i16 1)
  ret void
}
!0 = !{}
