; RUN: verify
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %q, i32 9, i32 3) ; error@3: element size of the element-wise atomic memory intrinsic must be a power of 2
  ret void
}
