; The order of what is declared for calls of a declaration: that of its uses, which a directive may change.
declare <2 x half> @llvm.vector.splice.v2f16(<2 x half>, <2 x half>, i32)
define void @f(<2 x i32> %a, <2 x float> %b, <2 x half> %c, <2 x i64> %d) {
  %r = call <2 x i32> @llvm.vector.splice.v2i32(<2 x i32> %a, <2 x i32> %a, i32 1)
  %s = call <2 x i32> @llvm.vector.splice.v2i32(<2 x i32> %a, <2 x i32> %a, i32 -1)
  %t = call <2 x float> @llvm.vector.splice.v2f32(<2 x float> %b, <2 x float> %b, i32 1)
  %u = call <2 x float> @llvm.vector.splice.v2f32(<2 x float> %b, <2 x float> %b, i32 -1)
  %v = call <2 x half> @llvm.vector.splice.v2f16(<2 x half> %c, <2 x half> %c, i32 1)
  %w = call <2 x half> @llvm.vector.splice.v2f16(<2 x half> %c, <2 x half> %c, i32 -1)
  %x = call <2 x i64> @llvm.vector.splice.v2i64(<2 x i64> %d, <2 x i64> %d, i32 1)
  %y = call <2 x i64> @llvm.vector.splice.v2i64(<2 x i64> %d, <2 x i64> %d, i32 -1)
  ret void
}
declare <2 x i32> @llvm.vector.splice.v2i32(<2 x i32>, <2 x i32>, i32)
declare <2 x float> @llvm.vector.splice.v2f32(<2 x float>, <2 x float>, i32)
declare <2 x i64> @llvm.vector.splice.v2i64(<2 x i64>, <2 x i64>, i32)
uselistorder ptr @llvm.vector.splice.v2i32, { 1, 0 }
uselistorder ptr @llvm.vector.splice.v2i64, { 1, 0 }
