; The order of what is declared for calls without a declaration: the last call comes first, unless a
; directive says otherwise.
define <2 x i32> @f(<2 x i32> %a, <2 x float> %b, <2 x half> %c) {
  %r = call <2 x i32> @llvm.vector.splice.v2i32(<2 x i32> %a, <2 x i32> %a, i32 1)
  %s = call <2 x i32> @llvm.vector.splice.v2i32(<2 x i32> %r, <2 x i32> %a, i32 1)
  %t = call <2 x float> @llvm.experimental.vector.splice.v2f32(<2 x float> %b, <2 x float> %b, i32 -1)
  ret <2 x i32> %s
}
define <2 x i32> @g(<2 x i32> %a, <2 x float> %b, <2 x half> %c) {
  %r = call <2 x i32> @llvm.vector.splice.v2i32(<2 x i32> %a, <2 x i32> %a, i32 -1)
  %s = call <2 x float> @llvm.experimental.vector.splice.v2f32(<2 x float> %b, <2 x float> %b, i32 2)
  %t = call <2 x half> @llvm.vector.splice.v2f16(<2 x half> %c, <2 x half> %c, i32 2)
  %u = call <2 x half> @llvm.vector.splice.v2f16(<2 x half> %c, <2 x half> %c, i32 -2)
  ret <2 x i32> %r
}
define void @lifetimes() {
  %a = alloca i32
  %b = alloca i32, addrspace(5)
  %c = addrspacecast ptr addrspace(5) %b to ptr
  call void @llvm.lifetime.start.p0(i64 4, ptr %c)
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  call void @llvm.lifetime.end.p0(i64 4, ptr %c)
  ret void
}
define i64 @h(i32 %a, i64 %b, <2 x half> %c) {
  %r = call i32 @llvm.umax(i32 %a, i32 1)
  %s = call i64 @llvm.umax(i64 %b, i64 1)
  %t = call i32 @llvm.umin(i32 %a, i32 1)
  %u = call i64 @llvm.umin(i64 %b, i64 1)
  ret i64 %s
}
uselistorder ptr @llvm.umax, { 1, 0 }
uselistorder ptr @llvm.vector.splice.v2f16, { 1, 0 }
