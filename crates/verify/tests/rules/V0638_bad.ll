; RUN: verify
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 2 %p, ptr align 4 %q, i32 8, i32 4) ; error@3: incorrect alignment of the destination argument
  ret void
}
